cold-call-name = Cold Call
cold-call-pitch = Prepare a pitch in secret, then stay on the line, or drop it.

cold-call-card = { $worth }
cold-call-move-play = prepare { $card }
cold-call-move-stay = stay on the line
cold-call-move-drop = drop the call
cold-call-client = A client worth { $worth } comes.
cold-call-client-name = Client worth { $worth }
cold-call-client-row = Client
cold-call-chose = { $seat } has prepared a pitch.
cold-call-you-chose = You have prepared { $card }.
cold-call-mark-chosen = chosen
cold-call-stays = { $seat } stays on the line.
cold-call-drops = { $seat } drops the call.
cold-call-shows = { $seat } shows { $card }.
cold-call-wins = { $seat } wins the client: { $points }.
cold-call-pays = { $seat } pays for lunch: { $points }.

cold-call-points = Points
cold-call-hand = Hand
cold-call-shown = Shown
cold-call-away = Face down
cold-call-your-turn = Prepare a card for this client in secret.
cold-call-speak = Stay on the line with your card, or drop the call?
cold-call-wait = Wait for the others.
cold-call-over = The game is over.
cold-call-end = All clients were called, or everyone else has left.
