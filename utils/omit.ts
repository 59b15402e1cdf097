/** Copies an object without `keys`. @example omit({ id: 1, user_id: 2 }, 'user_id') // { id: 1 } */
export function omit<T extends object, K extends keyof T>(from: T, ...keys: K[]): Omit<T, K> {
  const left = { ...from }
  for (const key of keys) delete left[key]
  return left
}

/** Copies only `keys` of an object. @example pick({ id: 1, user_id: 2 }, ['id']) // { id: 1 } */
export const pick = <T extends object, K extends keyof T>(
  from: T,
  keys: readonly K[],
): Pick<T, K> => Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
