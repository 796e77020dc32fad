/** Asks again and again while the page can be seen. */

export function poll(seconds: number, ask: () => void): void {
  $effect(() => {
    const askIfSeen = () => {
      if (!document.hidden) ask();
    };
    ask();
    const timer = setInterval(askIfSeen, seconds * 1000);
    document.addEventListener("visibilitychange", askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfSeen);
    };
  });
}
