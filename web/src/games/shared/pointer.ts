/** Where the pointer is: a browser also reports a move when something else comes under a pointer that nobody touched. */

let here = { x: NaN, y: NaN };
addEventListener("pointermove", ({ clientX, clientY }) => (here = { x: clientX, y: clientY }));

/** Whether the page moved under the pointer, not the pointer itself; to be asked while the event is on its way. */
export function rests({ clientX, clientY }: PointerEvent): boolean {
  return clientX === here.x && clientY === here.y;
}
