import { use, type ComponentType } from 'react'

let arrived: Promise<unknown> | undefined

/** Code of all eagerly loaded parts. They register their own state, so await this before the store is created. */
export const partsArrived = () => arrived

/** Suspends the page until the code of its parts is loaded. */
export function useWholeParts(): void {
  if (arrived) use(arrived)
}

/**
 * Renders a part whose code is loaded before the page renders. Without Suspense: a boundary would make React emit
 * inline scripts, which the content security policy forbids.
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
