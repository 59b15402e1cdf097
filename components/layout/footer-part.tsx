import { Footer, type FooterProps } from './footer'

/**
 * The footer as `#footer`: the server renders it, a browser keeps that markup and fetches the code when it comes near
 * (footer-part.browser). Both begin with the same element.
 */
export function FooterPart(props: FooterProps) {
  return (
    <div>
      <Footer {...props} />
    </div>
  )
}
