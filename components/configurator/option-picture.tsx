interface OptionPictureProps {
  slug: string
  /** Of the part or the color. */
  id: number
  className: string
  /** Shown where there is no picture. */
  color?: string
}

/** The small picture of a part or a paint; its title stands beside it. */
export const OptionPicture = ({ slug, id, className, color }: OptionPictureProps) => (
  // eslint-disable-next-line @next/next/no-img-element -- it's a small file already
  <img
    src={`/pictures/options/${slug}?id=${id}`}
    alt=""
    width={64}
    height={48}
    loading="lazy"
    className={className}
    style={{ background: color }}
  />
)
