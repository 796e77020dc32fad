#!/usr/bin/perl
# A bot of the protocol of docs/bot-protocol.md, in Perl: it takes the last choice.
#
#   oppidum match meduris "program:perl examples/bot.pl" greedy

use strict;
use warnings;

$| = 1;    # every line is sent at once
my $last;
while (<STDIN>) {
    chomp;
    if    (/^hello /)        { print "hello 1 Last\n" }
    elsif (/^match /)        { print "ready\n" }
    elsif (/^choice (.*)$/)  { $last = $1 }
    elsif (/^go\b/)          { print "bestmove $last\n" }
    elsif (/^quit$/)         { last }
}
