/** Copies an object without `keys`. @example omit({ id: 1, user_id: 2 }, 'user_id') // { id: 1 } */
export function omit<T extends object, K extends keyof T>(from: T, ...keys: K[]): Omit<T, K> {
  const left = { ...from }
  for (const key of keys) delete left[key]
  return left
}
