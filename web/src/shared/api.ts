/** The server's doors: JSON over fetch, with the guest's token. */
import { hearBuild } from "./build.svelte";
import { identity } from "./identity.svelte";
import type { Refusal } from "./types";

/** What the server refused, or that it could not be reached (status 0, reason "network"). */
export class ApiError extends Error implements Refusal {
  status: number;
  rule: string;
  reason: string;
  facts: Record<string, string | number>;
  where: string[];

  constructor(status: number, refusal: Partial<Refusal>) {
    super(refusal.message ?? "");
    this.status = status;
    this.rule = refusal.rule ?? "";
    this.reason = refusal.reason ?? "unknown";
    this.facts = refusal.facts ?? {};
    this.where = refusal.where ?? [];
  }
}

export const api = {
  get: <T>(path: string) => call<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => call<T>("POST", path, JSON.stringify(body), "application/json"),
  put: <T>(path: string, body: unknown) => call<T>("PUT", path, JSON.stringify(body), "application/json"),
  /** Sends a text as it is, for match files. */
  postText: <T>(path: string, text: string) => call<T>("POST", path, text, "text/plain"),
  /** Reads a text as it is, for match files. */
  getText: async (path: string) => (await reach("GET", path)).text(),
};

async function call<T>(method: string, path: string, body?: string, type?: string): Promise<T> {
  const answer = await reach(method, path, body, type);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function reach(method: string, path: string, body?: string, type?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  const token = identity.token;
  if (type) headers["Content-Type"] = type;
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api/${path.replace(/^\//, "")}`, { method, headers, body });
  } catch {
    throw new ApiError(0, { reason: "network" });
  }
  hearBuild(answer.headers.get("Oppidum-Build"));
  const renewed = answer.headers.get("Oppidum-Token");
  if (renewed && token === identity.token) identity.become({ token: renewed });
  if (answer.status === 401 && token) {
    identity.forget(token); // unless it was of before, and there is a newer one
    if (method === "GET") return reach(method, path);
  }
  if (!answer.ok) throw await readError(answer);
  return answer;
}

async function readError(answer: Response): Promise<ApiError> {
  if (answer.status === 502 || answer.status === 504) return new ApiError(answer.status, { reason: "network" });
  if (answer.status === 429) return new ApiError(429, { reason: "too-fast" });
  try {
    const { error = {} } = (await answer.json()) as { error?: Partial<Refusal> };
    return new ApiError(answer.status, error);
  } catch {
    return new ApiError(answer.status, {});
  }
}
