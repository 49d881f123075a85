import { type Chapter, deed, who } from './lines.ts'

export const items = {
  'antiseptic used': (event) => deed('cross', event, ' uses antiseptic: ', who(event.corpse), ' will not rise'),
  'radio switched': (event) =>
    deed('ear', event, ` switches the radio ${event.on ? 'on: it is heard every turn' : 'off'}`),
} satisfies Chapter
