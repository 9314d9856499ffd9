"""Fits a network to games in PyTorch, epoch by epoch, so that it can be stopped and goes on; then in whole numbers."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from captable.core.network import FIRST_BITS, SECOND_BITS
from train.games import Lessons

BATCH = 4096
KEPT_BACK = 10
"""Every so many-th position by blocks: those of one game are on one side."""
LARGEST = 2**15 - 1


@dataclass(frozen=True)
class Plan:
    """What a fit is made with; one that was begun with another plan begins anew."""

    hidden: int = 32
    epochs: int = 16
    rate: float = 0.003
    decay: float = 1e-5
    thought: float = 0.0
    """How much of what is to be learned is what a search expected; the rest is what came of it."""
    seed: int = 1


@dataclass(frozen=True)
class Epoch:
    """The log loss after one more look at all positions."""

    learned: float
    kept_back: float


class Standings(nn.Module):
    """How well each seat stands; `captable.core.network` is the same in whole numbers."""

    def __init__(self, inputs: int, hidden: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, hidden)
        self.second = nn.Linear(hidden, 1, bias=False)
        nn.init.normal_(self.first.weight, std=0.05)
        nn.init.constant_(self.first.bias, 0.3)
        nn.init.normal_(self.second.weight, std=0.3)

    def forward(self, seen: Tensor) -> Tensor:
        """Seats by positions, from inputs by seats by positions."""
        standings: Tensor = self.second(self.first(seen).clamp(0, 1))
        return standings.squeeze(-1)

    def keep_in_range(self) -> None:
        """So that 16 bits hold every weight."""
        with torch.no_grad():
            self.first.weight.clamp_(-LARGEST / 2**FIRST_BITS, LARGEST / 2**FIRST_BITS)
            self.second.weight.clamp_(-LARGEST / 2**SECOND_BITS, LARGEST / 2**SECOND_BITS)


def loss_of(standings: Tensor, wanted: Tensor) -> Tensor:
    return -(wanted * torch.log_softmax(standings, -1)).sum(-1).mean()


def fit(lessons: Lessons, kept_back: Lessons, plan: Plan, folder: Path) -> Iterator[tuple[array[int], list[Epoch]]]:
    """The weights and the losses so far, after each epoch; a fit that was stopped goes on after its last epoch."""
    torch.manual_seed(plan.seed)
    torch.set_num_threads(1)  # the sums of several have another order, and so other last digits
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    model = Standings(lessons.seen.shape[2], plan.hidden).to(device)
    optimiser = torch.optim.AdamW(model.parameters(), lr=plan.rate, weight_decay=plan.decay)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, plan.epochs, eta_min=plan.rate / 30)
    losses: list[Epoch] = []
    file = folder / "fit.pt"
    if file.exists():
        stored = torch.load(file)
        if (stored["plan"], stored["positions"]) == (asdict(plan), len(lessons)):
            model.load_state_dict(stored["model"])
            optimiser.load_state_dict(stored["optimiser"])
            schedule.load_state_dict(stored["schedule"])
            losses = [Epoch(**epoch) for epoch in stored["losses"]]
    if losses:
        yield in_whole_numbers(model), losses
    wanted = plan.thought * lessons.thought + (1 - plan.thought) * lessons.won
    for epoch in range(len(losses), plan.epochs):
        order = np.random.default_rng([plan.seed, epoch]).permutation(len(lessons))
        total = 0.0
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            seen = torch.from_numpy(lessons.seen[batch]).to(device).float()
            loss = loss_of(model(seen), torch.from_numpy(wanted[batch]).to(device))
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call, unused-ignore]
            optimiser.step()
            model.keep_in_range()
            total += loss.item() * len(batch)
        schedule.step()
        losses.append(Epoch(total / len(order), surprise(model, kept_back)))
        torch.save(
            {
                "plan": asdict(plan),
                "positions": len(lessons),
                "model": model.state_dict(),
                "optimiser": optimiser.state_dict(),
                "schedule": schedule.state_dict(),
                "losses": [asdict(epoch) for epoch in losses],
            },
            file,
        )
        yield in_whole_numbers(model), losses


def surprise(model: Standings, lessons: Lessons) -> float:
    """The log loss of who won, in positions that were kept back."""
    device = next(model.parameters()).device
    total = 0.0
    with torch.no_grad():
        for start in range(0, len(lessons), BATCH):
            seen = torch.from_numpy(lessons.seen[start : start + BATCH]).to(device).float()
            won = torch.from_numpy(lessons.won[start : start + BATCH]).to(device)
            total += loss_of(model(seen), won).item() * len(won)
    return total / len(lessons)


def in_whole_numbers(model: Standings) -> array[int]:
    """The weights as a file has them: the first layer input by input, its biases, the second layer."""
    first = model.first.weight.detach().cpu().double().numpy().T * 2**FIRST_BITS
    bias = model.first.bias.detach().cpu().double().numpy() * 2**FIRST_BITS
    second = model.second.weight.detach().cpu().double().numpy()[0] * 2**SECOND_BITS
    numbers = np.concatenate([first.ravel(), bias, second]).round().clip(-LARGEST, LARGEST)
    return array("h", numbers.astype(np.int16).tolist())
