"""Protocol: every message between a server and its clients, declared once, by topic.

The client's types are made of it; `message.py` says what all messages share.
"""

from oppidum.server.protocol.advice import AskHint, AskWhy, Hint, Reasons
from oppidum.server.protocol.games import ExampleCard, GameCard, GameSpeed, RuleCard
from oppidum.server.protocol.how import HowToPlay
from oppidum.server.protocol.lessons import LessonCard, LessonState
from oppidum.server.protocol.people import Guest, Person
from oppidum.server.protocol.playing import Act, AnswerUndo, AskUndo, HandBack, Say
from oppidum.server.protocol.problems import Problems
from oppidum.server.protocol.puzzles import PuzzleCard, PuzzleState, TrySteps
from oppidum.server.protocol.replays import Replay
from oppidum.server.protocol.reviews import Decision, PlayOn, Review, TryMove, Verdict
from oppidum.server.protocol.rulebook import DiagramCard, RuleBook
from oppidum.server.protocol.solo import AskWhySteps, TakeSteps
from oppidum.server.protocol.tables import FillSeat, Join, NewTable, TableCard
from oppidum.server.protocol.websocket import Accepted, Snapshot, ToClient

REQUESTS = (
    *(Guest, NewTable, Join, FillSeat, Act, AskUndo, AnswerUndo, HandBack, AskHint, AskWhy, Say),
    *(TakeSteps, TrySteps, AskWhySteps, TryMove, PlayOn),
)
ANSWERS = (
    *(Person, GameCard, GameSpeed, RuleCard, ExampleCard, TableCard, Snapshot, Accepted),
    *(Hint, Reasons, Replay, RuleBook, HowToPlay, DiagramCard, LessonCard, LessonState),
    *(PuzzleCard, PuzzleState, Review, Verdict, Decision, Problems),
)
TO_CLIENT = ToClient.__args__
