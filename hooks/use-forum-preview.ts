import { useRequest } from './use-request'

/** Renders a text as the forum would. @param text null for nothing to show */
export function useForumPreview(text: string | null) {
  return useRequest(text, ({ forum }) => forum.preview(text ?? ''))
}
