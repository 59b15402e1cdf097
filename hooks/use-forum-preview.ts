import { useRequest } from './use-request'

/** A text as the forum would show it. @param text null for nothing to show */
export function useForumPreview(text: string | null) {
  return useRequest(text, ({ forum }) => forum.preview(text ?? ''))
}
