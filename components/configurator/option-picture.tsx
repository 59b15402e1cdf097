interface OptionPictureProps {
  slug: string
  /** Numbers of parts and of colors know nothing of each other. */
  kind: 'part' | 'color'
  id: number
  className: string
  /** Shown where there is no picture. */
  color?: string
}

/** The small picture of a part or a paint; its title stands beside it. */
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
