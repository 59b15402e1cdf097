interface OptionPictureProps {
  slug: string
  /** Part ids and color ids overlap. */
  kind: 'part' | 'color'
  id: number
  className: string
  /** Fallback without a picture. */
  color?: string
}

/** Small picture of a part or paint; always show its title next to it. */
export const OptionPicture = ({ slug, kind, id, className, color }: OptionPictureProps) => (
  // eslint-disable-next-line @next/next/no-img-element -- it's a small file already
  <img
    src={`/pictures/options/${slug}?${kind}=${id}`}
    alt=""
    width={64}
    height={48}
    loading="lazy"
    className={className}
    style={{ background: color }}
  />
)
