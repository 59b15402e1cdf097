declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Jest declares its matchers in one
  namespace jest {
    interface Matchers<R> {
      toLinkTo(href: unknown): R
    }
  }
}

/** Adds assertions about elements to those of jest-dom. */
export function addMatchers(): void {
  expect.extend({
    toLinkTo(element: Element, href: unknown) {
      const { printReceived, printExpected } = this.utils
      const received = element.getAttribute('href')
      return {
        pass: this.equals(received, href),
        message: () => `Expected a link to ${printExpected(href)}, not ${printReceived(received)}.`,
      }
    },
  })
}
