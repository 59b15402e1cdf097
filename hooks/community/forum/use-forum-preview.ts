import { useRequest } from '@/hooks/kit/use-request'

export function useForumPreview(text: string | null) {
  return useRequest(text, ({ forum }) => forum.preview(text ?? ''))
}
