/** Guests whom the server has forgotten: an answer to an old token takes nobody's new one away. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ApiError } from "../src/shared/api";
import { asGuest } from "../src/shared/guest";
import { identity } from "../src/shared/identity.svelte";

/** Requests that wait to be answered. */
interface Asked {
  path: string;
  token: string | undefined;
  answer: (status: number, body?: unknown) => void;
}
let asked: Asked[];

beforeEach(() => {
  asked = [];
  identity.become({ token: "old" });
  const fetch = (path: string, { headers }: { headers: Record<string, string> }) =>
    new Promise<Response>((resolve) => {
      const answer = (status: number, body: unknown = {}) => resolve(Response.json(body, { status }));
      asked.push({ path, token: headers["Authorization"]?.replace("Bearer ", ""), answer });
    });
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => vi.unstubAllGlobals());

async function until(count: number): Promise<Asked> {
  await vi.waitFor(() => expect(asked).toHaveLength(count));
  return asked.at(-1)!;
}

test("a token that the server does not know is forgotten, and what was to be read is read without", async () => {
  const reading = api.get<{ is: string }>("games");
  asked[0]!.answer(401);
  const again = await until(2);
  expect([asked[0]!.token, again.token, identity.token]).toEqual(["old", undefined, null]);
  again.answer(200, { is: "read" });
  expect(await reading).toEqual({ is: "read" });
});

test("what was to be done is refused, not repeated as nobody", async () => {
  const doing = api.post("tables/X/act");
  asked[0]!.answer(401, { error: { reason: "bad-token" } });
  await expect(doing).rejects.toThrow(ApiError);
  expect([identity.token, asked.length]).toEqual([null, 1]);
});

test("a late answer to an old token leaves the new one alone, and is asked again with it", async () => {
  const reading = api.get<{ is: string }>("games");
  const doing = api.post("tables/X/act");
  identity.become({ token: "new" });
  asked[1]!.answer(401);
  await expect(doing).rejects.toThrow(ApiError);
  asked[0]!.answer(401);
  const again = await until(3);
  expect([again.token, identity.token]).toEqual(["new", "new"]);
  again.answer(200, { is: "read" });
  expect(await reading).toEqual({ is: "read" });
});

test("two who are forgotten at once become one guest", async () => {
  const both = [asGuest(() => api.post("tables/X/join")), asGuest(() => api.post("tables/Y/join"))];
  asked[0]!.answer(401);
  const meeting = await until(3);
  asked[1]!.answer(401);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(asked.map(({ path }) => path)).toEqual(["/api/tables/X/join", "/api/tables/Y/join", "/api/guests"]);
  meeting.answer(201, { token: "new", name: "Ana" });
  await until(5);
  for (const again of asked.slice(3)) {
    expect(again.token).toBe("new");
    again.answer(200);
  }
  await Promise.all(both);
});

test("who is forgotten after the others have met again does not meet anew", async () => {
  const doing = asGuest(() => api.post("tables/X/join"));
  identity.become({ token: "new" });
  asked[0]!.answer(401);
  const again = await until(2);
  expect([again.path, again.token]).toEqual(["/api/tables/X/join", "new"]);
  again.answer(200);
  await doing;
});
