ih-name = IT Heroes
ih-pitch = Your pile of cards is your organisation: block their Threats, play your own, and don’t run out twice.
ih-aim = Make the opponent’s pile run out twice before yours does.

## Cards
ih-card-help_desk_hero = Help Desk Hero
ih-card-on_call_oracle = The On-Call Oracle
ih-card-security_sentinel = Security Sentinel
ih-card-devops_demi_god = DevOps Demi-God
ih-card-documentation_druid = Documentation Druid
ih-card-intern_ingrid = Intern Ingrid
ih-card-ticket_tamer = Ticket Tamer
ih-card-night_shift_nadia = Night-Shift Nadia
ih-card-legacy_lumberjack = Legacy Lumberjack
ih-card-script_shaman = Script Shaman
ih-card-forensic_fox = Forensic Fox
ih-card-backup_baroness = Backup Baroness
ih-card-firewall_fiona = Firewall Fiona
ih-card-patch_paladin = Patch Paladin
ih-card-incident_commander = Incident Commander
ih-card-sre_sorceress = SRE Sorceress
ih-card-phoenix_cto = The Phoenix CTO
ih-card-karen_from_accounting = Karen from Accounting
ih-card-phishing_phil = Phishing Phil
ih-card-shadow_it_steve = Shadow IT Steve
ih-card-clueless_executive = Clueless Executive
ih-card-ransomware_randy = Ransomware Randy
ih-card-expired_certificate = Expired Certificate
ih-card-printer_poltergeist = Printer Poltergeist
ih-card-ddos_dennis = DDoS Dennis
ih-card-crypto_miner_mick = Crypto Miner Mick
ih-card-vendor_lock_in = Vendor Lock-In
ih-card-zero_day_zoe = Zero-Day Zoe
ih-card-audit_avalanche = Audit Avalanche
ih-card-reorg_rhonda = Reorg Rhonda
ih-card-black_coffee = Black Coffee
ih-card-cold_brew_reserve = Cold Brew Reserve
ih-card-it_budget_approval = IT Budget Approval
ih-card-snack_drawer = Snack Drawer
ih-card-standing_order = Standing Order
ih-card-espresso_machine = Espresso Machine
ih-card-reboot_everything = Reboot Everything
ih-card-check_the_logs = Check the Logs
ih-card-emergency_patch = Emergency Patch
ih-card-rollback = Rollback
ih-card-calendar_ambush = Calendar Ambush
ih-card-all_hands_call = All-Hands Call
ih-card-spam_filter = Spam Filter
ih-card-headhunter = Headhunter
ih-card-blame_game = Blame Game
ih-card-change_freeze = Change Freeze
ih-card-overtime = Overtime
ih-card-data_leak = Data Leak
ih-card-scorched_earth = Scorched Earth
ih-card-disaster_recovery = Disaster Recovery
ih-card-named = { $name }
ih-spent-card = { $card } (spent)

## What is printed on a card
ih-type-hero = Hero
ih-type-threat = Threat
ih-type-resource = Resource
ih-type-action = Action
ih-rarity-common = Common
ih-rarity-uncommon = Uncommon
ih-rarity-rare = Rare
ih-rarity-legendary = Legendary
ih-from-source = The rulebook names this card; what it leaves open is our choice.
ih-from-house = A card of the house set, designed by us.
ih-note = { $figures } { $origin }
ih-note-text = { $figures } { $text } { $origin }
ih-figures-hero = { $rarity } Hero, { $cost } Coffee. Patience { $patience } (defeated at hit { $hits }), Blame Deflection { $deflection }, Doc Compliance { $documents }, Uptime { $uptime }.
ih-figures-threat = { $rarity } Threat, { $cost } Coffee. Ticket Velocity { $velocity }; unblocked, it removes { $damage ->
    [one] 1 card
   *[other] { $damage } cards
}.
ih-figures-resource = { $rarity } Resource, { $cost } Coffee. +1 Coffee in each of your Collect phases.
ih-figures-action = { $rarity } Action, { $cost } Coffee.
ih-keyword-flash = Flash: deploy it without paying, in front of a Threat that nobody blocks.
ih-keyword-pairs = May block a Threat together with another Hero.
ih-sentences = { $first } { $next }
ih-then = { $first }, then { $next }
ih-on-resolve = When played: { $effect }.
ih-on-play = When it enters play: { $effect }.
ih-on-once = Once Per Game, in your Play phase: { $effect }.
ih-on-unblocked = Each time it strikes unblocked: { $effect }.
ih-on-collect = In your Collect phase: { $effect }.
ih-on-block = After it has blocked, you may: { $effect }.
ih-on-block-limit = After it has blocked a Threat of Ticket Velocity { $velocity } or less, you may: { $effect }.
ih-on-block-once = Once Per Game, after it has blocked, you may: { $effect }.
ih-on-block-once-limit = Once Per Game, after it has blocked a Threat of Ticket Velocity { $velocity } or less, you may: { $effect }.
ih-on-deflected = After it has deflected, you may: { $effect }.
ih-on-deflected-limit = After it has deflected a Threat of Ticket Velocity { $velocity } or less, you may: { $effect }.
ih-on-deflected-once = Once Per Game, after it has deflected, you may: { $effect }.
ih-on-deflected-once-limit = Once Per Game, after it has deflected a Threat of Ticket Velocity { $velocity } or less, you may: { $effect }.
ih-effect-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
ih-effect-heal = heal { $n }
ih-effect-neutralise = you may neutralise a Threat in your zone
ih-effect-neutralise-limit = you may neutralise a Threat of Ticket Velocity { $velocity } or less in your zone
ih-effect-neutralise_blocked = neutralise that Threat
ih-effect-remove = { $n ->
    [one] remove 1 card from your opponent’s pile
   *[other] remove { $n } cards from your opponent’s pile
}
ih-effect-remove_both = { $n ->
    [one] remove 1 card from your opponent’s pile and 1 from yours
   *[other] remove { $n } cards from your opponent’s pile and { $n } from yours
}
ih-effect-discard = { $n ->
    [one] your opponent discards 1 card
   *[other] your opponent discards { $n } cards
}
ih-effect-shed = { $n ->
    [one] discard 1 card
   *[other] discard { $n } cards
}
ih-effect-gain = gain { $n } Coffee
ih-effect-deny = your opponent’s next Collect gives { $n } Coffee less
ih-effect-hit = { $n ->
    [one] 1 hit on a Hero of your opponent
   *[other] { $n } hits on a Hero of your opponent
}
ih-effect-mend = { $n ->
    [one] mend 1 hit of one of your Heroes
   *[other] mend { $n } hits of one of your Heroes
}
ih-effect-search = search your pile for a card
ih-effect-search-type = search your pile for a card of type { $type }
ih-effect-pair = this turn any Threat may have two blockers
ih-effect-more_resources = { $n ->
    [one] you may play 1 more Resource this turn
   *[other] you may play { $n } more Resources this turn
}

## Options
ih-option-recycle = Recycle
ih-option-recycle-note = What must be left of the pile after the penalty of the recycle.
ih-option-recycle-printed = Five cards
ih-option-recycle-printed-note = Fewer than 5 cards left after removing 5: you lose at once. The rulebook’s text; hard.
ih-option-recycle-cover = One card
ih-option-recycle-cover-note = You lose only if no card is left after removing 5. The rulebook’s quick reference; more games go on.
ih-option-open_lists = Open deck lists
ih-option-open_lists-note = Whether both players know which cards are in each deck.
ih-option-open_lists-false = Closed
ih-option-open_lists-false-note = You know your own deck only.
ih-option-open_lists-true = Open
ih-option-open_lists-true-note = Both deck lists can be read by both.
ih-option-first_coffee = Coffee of the first turn
ih-option-first_coffee-note = How much the first player collects in the first turn. Going first is a big advantage in this game.
ih-option-first_coffee-2 = Two
ih-option-first_coffee-2-note = A full turn, as in the rulebook. The first player wins three games in four.
ih-option-first_coffee-1 = One
ih-option-first_coffee-1-note = One Coffee less, once. Both players have about the same chance.
ih-option-deck = Deck
ih-option-deck-note = The name of a deck, or your own: lines such as “3 Phishing Phil”, 30 cards in all.
ih-option-deck-any = Any of these
ih-option-deck-any-note = One of the ready-made decks, by lot.
ih-option-deck-aggressive = Aggressive
ih-option-deck-aggressive-note = The rulebook’s example: many Threats, few walls. It wins fast or collapses fast.
ih-option-deck-fortress = Fortress
ih-option-deck-fortress-note = Block everything, neutralise what has been blocked, and outlast them.
ih-option-deck-burnout = Burnout
ih-option-deck-burnout-note = No Coffee, no cards and no patience left on the other side.
ih-option-deck-meltdown = Meltdown
ih-option-deck-meltdown-note = Burns piles down directly, its own if need be.
ih-option-deck-roastery = Roastery
ih-option-deck-roastery-note = Coffee first, then the biggest names of both trades.
ih-option-deck-random = Random
ih-option-deck-random-note = A legal deck made up on the spot.

## Decks
ih-deck-no-card = There is no card “{ $card }”.
ih-deck-no-line = “{ $line }” is not a number and a card, such as “3 Phishing Phil”.
ih-deck-size = A deck has exactly { $size } cards, not { $cards }.
ih-deck-copies = { $copies } × { $card }: a card of rarity { $rarity } may be there { $limit ->
    [one] once
   *[other] { $limit } times
}.
ih-deck-hero = A deck has at least { $fewest } Heroes; this one has { $cards }.
ih-deck-threat = A deck has at least { $fewest } Threats; this one has { $cards }.
ih-deck-resource = A deck has at least { $fewest } Resources; this one has { $cards }.

## Moves
ih-move-end = end the play phase
ih-move-no_block = leave it unblocked
ih-move-alone = let the hero block alone
ih-move-no_flash = no flash
ih-move-use = use the ability
ih-move-leave = do not use the ability
ih-move-keep_threats = neutralise nothing
ih-move-find_nothing = find nothing
ih-move-block = block with hero { $hero }
ih-move-join = join with hero { $hero }
ih-move-take = hero { $hero } takes the hit
ih-move-hit = hit hero { $hero }
ih-move-mend = mend hero { $hero }
ih-move-neutralise = neutralise threat { $threat }
ih-move-use_hero = use hero { $hero }
ih-move-use_resource = use resource { $resource }
ih-move-use_threat = use threat { $threat }
ih-move-play = play { $card }
ih-move-discard = discard { $card }
ih-move-heal = heal { $card }
ih-move-find = find { $card }
ih-move-flash = flash { $card } on threat { $threat }

ih-choose-end = End your Play phase
ih-choose-no_block = Leave it unblocked
ih-choose-alone = Block alone
ih-choose-no_flash = No Flash
ih-choose-use = Use it
ih-choose-leave = Don’t use it
ih-choose-keep_threats = Neutralise nothing
ih-choose-find_nothing = Find nothing
ih-choose-play-hero = Deploy { $card } for { $cost } Coffee
ih-choose-play-threat = Play { $card } against your opponent for { $cost } Coffee
ih-choose-play-resource = Play { $card } for { $cost } Coffee
ih-choose-play-action = Play { $card } for { $cost } Coffee
ih-choose-flash = Flash { $card } in front of { $threat }: { $result ->
    [deflects] { $deflection } against { $velocity }, deflected
   *[hit] { $deflection } against { $velocity }, takes a hit
}
ih-choose-block = { $hero } blocks { $threat }: { $result ->
    [deflects] { $deflection } against { $velocity }, deflected
   *[hit] { $deflection } against { $velocity }, takes a hit
}
ih-choose-join = { $hero } joins against { $threat }: { $result ->
    [deflects] { $deflection } against { $velocity }, deflected
   *[hit] { $deflection } against { $velocity }, one takes a hit
}
ih-choose-discard = Discard { $card }
ih-choose-heal = Put { $card } under your pile
ih-choose-find = Take { $card }
ih-choose-take = { $hero } takes the hit
ih-choose-mend = Mend { $hero }
ih-choose-hit = Hit { $hero }
ih-choose-use_hero = Use the ability of { $hero }
ih-choose-use_resource = Use the ability of { $card }
ih-choose-use_threat = Use the ability of { $threat }
ih-choose-neutralise = Neutralise { $threat }
ih-group-play = Play a card
ih-group-flash = Deploy with Flash
ih-group-discard = Discard
ih-group-heal = Heal
ih-group-find = Search
ih-group-take = Who takes the hit
ih-group-mend = Mend
ih-group-hit = Hit
ih-group-use_hero = Once Per Game
ih-group-neutralise = Neutralise
ih-group-block = Block
ih-blocked-card = { $card }
ih-blocked-hero = { $hero }

## Places and things
ih-pile = Draw pile
    .count = { $value }/{ $of } in the pile
ih-pile-note = Your organisation. The first time it is empty you recycle, the second time you lose.
ih-pile-first = When it is empty the discard pile becomes the new pile, { $penalty } cards fewer.
ih-pile-last = Recycled: when it is empty, the game is lost.
ih-coffee = Coffee
    .count = { $value } Coffee
ih-coffee-note = To be spent in this Play phase; what is left is lost.
ih-income = Income
    .count = income { $value }
ih-income-note = What a Collect phase gives: { $base }, 1 for each Resource, what cards add, and 1 for Uptime 100.
ih-denied-coffee = Denied
    .count = { $value } denied
ih-denied-coffee-note = The next Collect phase gives so much Coffee less.
ih-turns = Turn
ih-turns-note = After { $turns } turns of each player the game ends: who has not recycled wins, then the larger pile.
ih-has-recycled = Has recycled: the next empty pile loses the game.
ih-can-recycle = Has not recycled yet.
ih-known-pile = Known at the bottom of the pile, from the top down: { $cards }.
ih-known-removed = Known to be out of the game: { $cards }.
ih-known-hidden = Shuffled into the pile some time ago: { $cards }.
ih-known-found = In the hand since a search: { $types }.
ih-closed-list = The deck list is closed.
ih-threats = Threat Zone
ih-threats-note = Threats that the opponent played here, oldest first. Each unblocked one removes cards every Threat phase.
ih-heroes = Active Zone
ih-heroes-note = Each Hero blocks one Threat in a Threat phase.
ih-resources = Resource Zone
ih-hand = Hand
ih-hand-note = { $known ->
    [0] { $count } hidden cards
   *[other] { $count } cards, { $known } of them known
}
ih-discard = Discard pile
ih-removed-cards = Out of the game
ih-removed-note = Removed face down. Nobody knows which they are, not even their owner.
ih-resolving = Being resolved
ih-search = Your pile, sorted
ih-deflection = Blame Deflection
    .short = Deflection
ih-deflection-note = Blocks without a hit any Threat whose Ticket Velocity is not higher.
ih-hits = Hits
ih-hits-note = Defeated at the last one.
ih-velocity = Ticket Velocity
    .short = Velocity
ih-velocity-note = Hits a blocker whose Blame Deflection is lower.
ih-damage = Damage
ih-damage-note = Cards that it removes from the pile in each Threat phase in which nobody blocks it.
ih-cost = Cost
ih-patience = Patience
ih-documents = Doc Compliance
    .short = Docs
ih-uptime = Uptime
    .short = Uptime
ih-mark-spent = ability spent
ih-mark-hit-1 = 1 hit, tilted 45°
ih-mark-hit-2 = 2 hits, sideways
ih-mark-hit-3 = 3 hits, past sideways
ih-mark-blocking = blocking
ih-mark-blocked = blocked

## Prompts
ih-prompt-play = Play phase: you have { $coffee } Coffee to spend.
ih-prompt-block = Who blocks { $threat } (Ticket Velocity { $velocity })?
ih-prompt-join = Does a second Hero help against { $threat } (Ticket Velocity { $velocity })?
ih-prompt-flash = A Threat is unblocked: deploy a Hero with Flash, or let it strike.
ih-prompt-take = { $threat } gets through: which blocker takes the hit?
ih-prompt-after_block = { $hero } has blocked { $threat }: use the ability?
ih-prompt-limit = { $n ->
    [one] Discard 1 card: { $most } is the most at the end of a turn.
   *[other] Discard { $n } cards: { $most } is the most at the end of a turn.
}
ih-prompt-heal = { $n ->
    [one] Choose a card of your discard pile to go under your pile.
   *[other] Choose { $n } cards of your discard pile to go under your pile, one by one.
}
ih-prompt-discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } cards, one by one.
}
ih-prompt-hit = { $n ->
    [one] Choose a Hero of your opponent to take a hit.
   *[other] Choose a Hero of your opponent to take { $n } hits.
}
ih-prompt-mend = { $n ->
    [one] Choose a Hero of yours to lose a hit.
   *[other] Choose a Hero of yours to lose { $n } hits.
}
ih-prompt-neutralise = Choose a Threat in your zone to neutralise, or none.
ih-prompt-search = Take a card of your pile, or none; then it is shuffled.
ih-prompt-over = The game is over.
ih-wait-play = { $seat } is in the Play phase.
ih-wait-block = { $seat } is naming blockers.
ih-wait-join = { $seat } is naming a second blocker.
ih-wait-flash = { $seat } may deploy a Hero with Flash.
ih-wait-take = { $seat } is choosing who takes the hit.
ih-wait-after_block = { $seat } may use an ability after the block.
ih-wait-limit = { $seat } is discarding down to { $most } cards.
ih-wait-heal = { $seat } is healing.
ih-wait-discard = { $seat } is discarding.
ih-wait-hit = { $seat } is choosing a Hero to hit.
ih-wait-mend = { $seat } is choosing a Hero to mend.
ih-wait-neutralise = { $seat } may neutralise a Threat.
ih-wait-search = { $seat } is searching the pile.

## Refusals
ih-asked-play = It is your Play phase: play cards, use abilities, or end it.
ih-asked-block = First say which free Hero blocks this Threat, or none.
ih-asked-join = First say whether a second free Hero joins this block.
ih-asked-flash = Threats are unblocked: deploy a Hero with Flash, or pass.
ih-asked-take = First say which of the two blockers takes the hit.
ih-asked-after_block = First say whether you use the ability after this block.
ih-asked-limit = You have more than { $most } cards at the end of your turn: discard.
ih-asked-heal = First choose a card of your discard pile to go under your pile.
ih-asked-discard = First discard a card from your hand.
ih-asked-hit = First choose the Hero of your opponent that is hit.
ih-asked-mend = First choose the Hero that is mended.
ih-asked-neutralise = First say which Threat you neutralise, or none.
ih-asked-search = First take a card from your pile, or none.
ih-other-discards = First { $seat } chooses what to discard.
ih-no-such-card = You have no { $card } in your hand.
ih-no-such-hero = There is no Hero { $number }; there { $heroes ->
    [one] is one
   *[other] are { $heroes }
}.
ih-no-such-threat = There is no Threat { $number }; there { $threats ->
    [one] is one
   *[other] are { $threats }
}.
ih-no-such-resource = There is no Resource { $number }; there { $resources ->
    [one] is one
   *[other] are { $resources }
}.
ih-no-coffee = { $card } costs { $cost } Coffee, and you have { $coffee }.
ih-no-resource = { $allowed ->
    [one] One Resource a turn: you have played yours.
   *[other] You have played your { $allowed } Resources of this turn.
}
ih-no-ability = { $card } has no Once Per Game ability to use now.
ih-no-ability-spent = The ability of { $card } is spent: it works once a game.
ih-no-heal = { $card } is not in your discard pile.
ih-no-heal-heals = { $card } heals, and Heal never chooses a card that heals.
ih-no-find = { $card } is not in your pile.
ih-no-find-type = { $card } is not of the type that you may search for.
ih-no-flash-card = { $card } has no Flash.
ih-no-flash-blocked = { $threat } is blocked already.
ih-no-block-busy = { $hero } blocks another Threat already.
ih-no-join = { $hero } can’t share this block.
ih-no-join-itself = { $hero } blocks this Threat already.
ih-no-take = { $hero } is not one of the two blockers.
ih-no-mend = { $hero } has no hits.
ih-no-neutralise = { $threat } has Ticket Velocity { $velocity }; this effect goes up to { $limit }.

## Events
ih-turn = Turn { $turn } of { $seat }.
ih-drew = { $n ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $n } cards.
}
ih-you-drew = { $seat } draws { $cards }.
ih-collected = { $seat } collects { $n } Coffee.
ih-removed = { $n ->
    [one] { $seat } loses 1 card from the pile.
   *[other] { $seat } loses { $n } cards from the pile.
}
ih-recycled = { $seat }’s pile is empty: the discard pile is shuffled into a new one, { $n ->
    [one] 1 card is removed
   *[other] { $n } cards are removed
}, { $left } { $left ->
    [one] is
   *[other] are
} left. There is no second time.
ih-played-hero = { $seat } deploys { $card } for { $cost } Coffee.
ih-played-threat = { $seat } plays { $card } against { $other } for { $cost } Coffee.
ih-played-resource = { $seat } plays { $card } for { $cost } Coffee.
ih-played-action = { $seat } plays { $card } for { $cost } Coffee.
ih-used = { $seat } uses the ability of { $card }.
ih-used-once = { $seat } uses the Once Per Game ability of { $card }; it is spent.
ih-declined = { $seat } declines.
ih-ends-play = { $seat } ends the Play phase.
ih-blocks-alone = { $seat } lets the Hero block alone.
ih-no-flash = { $seat } deploys no Hero with Flash.
ih-blocks = { $hero } blocks { $threat }.
ih-unblocked = { $seat } leaves { $threat } unblocked.
ih-flashed = { $seat } deploys { $hero } with Flash in front of { $threat }.
ih-deflected = { $threat } is deflected: { $deflection } against { $velocity }.
ih-lands = { $threat } hits: { $velocity } against { $deflection }.
ih-hit = { $hero } has { $hits } of { $capacity } hits.
ih-defeated = { $hero } is defeated.
ih-mended = { $n ->
    [one] { $hero } loses 1 hit.
   *[other] { $hero } loses { $n } hits.
}
ih-neutralised = { $seat } neutralises { $threat }.
ih-strikes = { $threat } strikes unblocked.
ih-healed = { $seat } puts { $card } under the pile.
ih-discarded = { $seat } discards { $card }.
ih-searches = { $seat } looks through the pile.
ih-you-search = { $seat } looks through the pile: { $cards }.
ih-found = { $seat } takes a card from the pile and shuffles it.
ih-found-type = { $seat } takes a card of type { $type } from the pile and shuffles it.
ih-you-found = { $seat } takes { $card } from the pile and shuffles it.
ih-found-nothing = { $seat } takes nothing from the pile and shuffles it.
ih-gained = { $seat } gains { $n } Coffee.
ih-denied = { $other } will collect { $n } Coffee less.
ih-pairing = This turn { $seat } may let two Heroes block one Threat.
ih-more-resources = { $n ->
    [one] { $seat } may play 1 more Resource this turn.
   *[other] { $seat } may play { $n } more Resources this turn.
}

## Ends
ih-end-second = { $seat }’s pile is empty for the second time: the organisation has collapsed, and { $other } wins.
ih-end-penalty = { $seat } has too few cards left after the recycle: the organisation has collapsed, and { $other } wins.
ih-end-limit = { $turns } turns each are over: who has not recycled wins, then the larger pile.
ih-end-conceded = { $seat } has conceded; { $other } wins.
ih-sheet = The organisations
ih-sheet-pile = Cards in the pile
ih-sheet-recycled = Recycles
ih-sheet-removed = Cards out of the game

ih-cards-after-block-only = once, deflected and velocity are for effects on after_block, not on { $on }
ih-cards-moment = no { $type } has an effect on { $on }
ih-cards-gives-too-much = it gives { $given } Coffee when played, which must be less than its cost (IH-4.2)
ih-cards-one-ability = a card has one Once Per Game ability at most: in the Play phase or after a block
ih-cards-after-block-alike = all its after_block effects must have the same once, deflected and velocity
ih-cards-too-many = there are { $cards } cards, { $twice } of them with a Once Per Game ability, which count twice; that may be { $most } in all
ih-cards-too-few = a deck needs { $fewest } cards, and these allow only { $copies } (IH-11)
ih-cards-too-few-of = a deck needs { $fewest } { $type } cards, and these allow only { $copies } (IH-11)
