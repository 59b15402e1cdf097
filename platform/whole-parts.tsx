import { use, type ComponentType } from 'react'

let arrived: Promise<unknown> | undefined

/** Code of all eagerly loaded parts. They register their own state, so await this before the store is created. */
export const partsArrived = () => arrived

export function useWholeParts(): void {
  if (arrived) use(arrived)
}

/** Renders a part without Suspense, whose inline scripts the content security policy forbids. */
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
