/** Draws scores over time with uPlot, which is loaded only here. */
import type uPlot from "uplot";
import { DASHES, type Scores } from "./series";

const HEIGHT = 220;

export async function drawChart(
  box: HTMLElement,
  scores: Scores,
  names: { x: string; y: string },
  now: () => number,
  goTo: (at: number) => void,
): Promise<uPlot> {
  const { default: UPlot } = await import("uplot");
  const style = getComputedStyle(box);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const axis: uPlot.Axis = {
    stroke: colour("--muted"),
    font: `12px ${style.fontFamily}`,
    labelFont: `12px ${style.fontFamily}`,
    labelSize: 18,
    grid: { stroke: colour("--line"), width: 1 },
    ticks: { stroke: colour("--line"), width: 1 },
  };
  const chart = new UPlot(
    {
      width: Math.max(200, box.clientWidth),
      height: HEIGHT,
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { size: 8 }, y: false },
      scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(10, 1.06 * most)] } },
      axes: [
        { ...axis, size: 32, label: names.x },
        { ...axis, size: 40, label: names.y },
      ],
      series: [
        {},
        ...scores.ofPlayer.map((_, player) => ({
          stroke: colour(`--player-${player}`),
          width: 2.5,
          dash: DASHES[player],
          paths: UPlot.paths.stepped!({ align: 1 }),
          points: { show: false },
        })),
      ],
      hooks: { draw: [(drawn) => markNow(drawn, now(), colour("--text"))] },
    },
    [scores.at, ...scores.ofPlayer],
    box,
  );
  chart.over.addEventListener("click", () => {
    const at = scores.at[chart.cursor.idx ?? -1];
    if (at !== undefined) goTo(at);
  });
  return chart;
}

/** A line where the replay stands. */
function markNow(chart: uPlot, at: number, colour: string): void {
  const x = Math.round(chart.valToPos(at, "x", true));
  const { ctx, bbox } = chart;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}
