/** Merge patches (RFC 7396): `null` removes a member, objects merge, everything else replaces. */

type Members = Record<string, unknown>;

/** The target with the patch laid over it. Nothing is changed in place, and what the patch leaves alone is shared. */
export function merge<T extends Members>(target: T, patch: Members): T {
  return mergeValue(target, patch) as T;
}

function mergeValue(target: unknown, patch: unknown): unknown {
  if (!hasMembers(patch)) return patch;
  const merged: Members = hasMembers(target) ? { ...target } : {};
  for (const [member, value] of Object.entries(patch)) {
    if (value === null) delete merged[member];
    else merged[member] = mergeValue(merged[member], value);
  }
  return merged;
}

function hasMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
