"""What mypyc compiles: the rules, and the common sense that bots have of them."""
