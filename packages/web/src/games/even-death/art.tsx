/** Marks and icons of Even Death May Die, drawn by us. */
import { PROFILE_IDS, type ProfileId, profileOf } from '@shamble/even-death/page'
import { Body, Dead, LivingDisc, StrokeIcon } from '../../board/art.tsx'

const isProfile = (word: string): word is ProfileId => PROFILE_IDS.some((id) => id === word)

/** Somebody living in a box of 40. */
export const Living = ({ profile }: { readonly profile: ProfileId }) => (
  <LivingDisc>
    <text class="nth" x="20" y="25">
      {profileOf(profile).title.charAt(0)}
    </text>
  </LivingDisc>
)

/** "veteran", "regular-zombies 5", "body". */
export function Mark({ mark, size }: { readonly mark: string; readonly size: number }) {
  const [kind = '', id = ''] = mark.split(' ')
  return (
    <svg class="brd-mark" width={size} height={size} viewBox="3 3 34 34" aria-hidden="true">
      {isProfile(kind) ? <Living profile={kind} /> : kind === 'body' ? <Body /> : <Dead id={Number(id)} down={false} />}
    </svg>
  )
}

export const Icon = ({ icon, size }: { readonly icon: string; readonly size: number }) => (
  <StrokeIcon own={{}} icon={icon} size={size} />
)
