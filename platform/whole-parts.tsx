import { use, type ComponentType } from 'react'

let arrived: Promise<unknown> | undefined

/** The code of all parts that are written whole; their own state comes with it, so the store is made afterwards. */
export const partsArrived = () => arrived

/** The page stops here until the code of its parts is there. */
export function useWholeParts(): void {
  if (arrived) use(arrived)
}

/**
 * A part whose code is there before the page is made, inside one element. Without Suspense: a boundary would make React
 * write inline scripts, which the policy forbids.
 */
export function wholePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part: ComponentType<Props> = () => null
  const loading = load().then((loaded) => (Part = loaded))
  arrived = Promise.all([arrived, loading])
  return function Whole(props) {
    return (
      <div>
        <Part {...props} />
      </div>
    )
  }
}
