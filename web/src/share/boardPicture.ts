/** A board of the page as a picture of its own: what it is drawn with comes along, since a picture sees nothing of the page. */
import { shownTheme } from "../shared/settings.svelte";

const EDGE = 0.03; // of the board: what stands out over it is not cut off

export interface Size {
  width: number;
  height: number;
}

/** As large as fits into the box. */
export async function pictureOf(board: SVGSVGElement, box: Size): Promise<HTMLImageElement> {
  const seen = board.viewBox.baseVal;
  const room = EDGE * Math.max(seen.width, seen.height);
  const [width, height] = [seen.width + 2 * room, seen.height + 2 * room];
  const scale = Math.min(box.width / width, box.height / height);
  const copy = board.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${seen.x - room} ${seen.y - room} ${width} ${height}`);
  copy.setAttribute("width", String(width * scale));
  copy.setAttribute("height", String(height * scale));
  copy.style.cssText = `width: ${width * scale}px; height: ${height * scale}px`;
  copy.dataset.theme = shownTheme();
  copy.dataset.motion = "reduced";
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = allRules();
  copy.prepend(style);
  const source = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return loadPicture(source, width * scale, height * scale);
}

/** A picture, once it can be drawn. */
export async function loadPicture(source: string, width?: number, height?: number): Promise<HTMLImageElement> {
  const picture = new Image(width, height);
  picture.src = source;
  await picture.decode();
  return picture;
}

/** The style sheets of the page; what a picture may not fetch is left out. */
function allRules(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule) && !rule.cssText.includes('url("/'))
    .map((rule) => rule.cssText)
    .join("\n");
}
