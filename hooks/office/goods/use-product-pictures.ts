import { useEffect, useRef, useState } from 'react'

import {
  MAX_PICTURES,
  moved,
  pictureKey,
  type ChosenPicture,
  type PictureCrop,
} from '@/domain/office/goods/product-pictures'
import { productPictures as texts } from '@/messages/office/goods/product-pictures'
import type { UploadedPicture } from '@/contract/office/goods/goods'

import { usePictureUploads } from './use-picture-uploads'

export type { UploadedPicture } from '@/contract/office/goods/goods'

export interface ProductPicturesOptions {
  pictures: readonly ChosenPicture[]
  /** Uploaded originals of which the saved pictures are crops. */
  uploads: readonly UploadedPicture[]
  onChange: (pictures: ChosenPicture[]) => void
}

interface RemovedPicture {
  picture: ChosenPicture
  at: number
}

/** Edits the pictures of a product, effective when the product is saved. */
export function useProductPictures({ pictures, uploads, onChange }: ProductPicturesOptions) {
  const [fresh, setFresh] = useState<readonly UploadedPicture[]>([])
  const [removed, setRemoved] = useState<RemovedPicture | null>(null)
  const [message, setSaid] = useState('')
  // Kept in a ref too, so that uploads that finish before the next render add up.
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  }, [pictures])

  function change(next: (pictures: readonly ChosenPicture[]) => ChosenPicture[], words: string) {
    latest.current = next(latest.current)
    setSaid(words)
    onChange([...latest.current])
  }

  function put(upload: UploadedPicture) {
    setFresh((all) => [...all, upload])
    change(
      (all) => [...all, { file: upload.file, crop: null, alt: '', color: null }],
      texts.uploaded(1),
    )
  }

  const room = () => MAX_PICTURES - latest.current.length
  return {
    ...usePictureUploads({ room, onUploaded: put }),
    removed,
    said: message,
    uploadOf: (file: string) => [...uploads, ...fresh].find((one) => one.file === file),
    describe: (at: number, alt: string) =>
      change((all) => all.map((one, index) => (index === at ? { ...one, alt } : one)), ''),
    recolor: (at: number, color: string | null) =>
      change((all) => all.map((one, index) => (index === at ? { ...one, color } : one)), ''),
    /** @returns false if the crop duplicates another picture */
    crop(at: number, crop: PictureCrop | null): boolean {
      const one = latest.current[at]
      const key = one && pictureKey({ ...one, crop })
      if (latest.current.some((other, index) => index !== at && pictureKey(other) === key)) {
        setSaid(texts.twice)
        return false
      }
      change((all) => all.map((other, index) => (index === at ? { ...other, crop } : other)), '')
      return true
    },
    move: (from: number, to: number) =>
      change((all) => moved(all, from, to), texts.moved(to + 1, pictures.length)),
    remove(at: number) {
      const picture = latest.current[at]
      if (!picture) return
      setRemoved({ picture, at })
      change((all) => all.filter((_, index) => index !== at), texts.removed(picture.alt))
    },
    undo() {
      if (!removed) return
      setRemoved(null)
      const { picture, at } = removed
      change((all) => [...all.slice(0, at), picture, ...all.slice(at)], texts.undone)
    },
  }
}
