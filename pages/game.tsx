import { BrakeTest } from '@/components/home/brake-test'
import { PageHead } from '@/components/layout/page-head'
import { game } from '@/messages/game'

export default function GamePage() {
  return (
    <>
      <PageHead title={game.title} description={game.description} />
      <BrakeTest />
    </>
  )
}
