## Everywhere
close = Close
dismiss = Dismiss
try-again = Try again
to-lobby = To the lobby
skip-to-content = Skip to the content
home = Captable, to the lobby
main-menu = Main menu
player-number = Player { $number }
not-now = Not now:
rule-number = Rule { $clause }

footer-note = The games’ rules are told in our own words; their names belong to their owners.
footer-licences = Licences of what Captable is built with

page-failed = This page could not be loaded
page-failed-note = The connection broke off, or Captable was just updated. Loading it again usually helps.
unreachable = The server can’t be reached just now. Check your connection and try again.
unexpected = Something unexpected went wrong. Load the page again; your tables are safe on the server.
missing-title = There is nothing here
missing-note = The address may have a slip in it, or the table is gone.

## Settings
settings = Settings
language = Language
language-note = Tables can be read in two languages at once; this is yours.
theme = Theme
theme-note = Light like paper, or dark like the office at night.
theme-system = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-note = Cards and chips can travel to where they go, or simply be there.
motion-system = As the system
motion-full = Moving
motion-reduced = Still

## Parts of pages
loading = One moment…
offline = No connection. Your tables are safe on the server; Captable keeps trying.
try-now = Try now
option-default = usual
option-number = A number from { $low } to { $high }
invite-link = Invitation link
invite-copy = Copy
invite-share = Share
invite-copied = The link is copied. Send it to your friends.
invite-copy-by-hand = The link is selected: copy it with Ctrl+C or a long press.
your-name = Your name
name-saved = Your name is saved.
save = Save
