<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Message;
use Brolga\Spam\Wording\Lesson;
use Brolga\Spam\Wording\SpamWordsRepository;
use Brolga\Spam\Wording\WordingJudge;

/**
 * Lets the judge of texts learn from what an owner makes of a lead. Each lead
 * teaches one thing at most and remembers which: whoever takes a judgement back
 * takes the lesson back, however often.
 *
 * What a lead teaches follows from what it is now. One that was marked by hand is
 * spam; one that was opened, dealt with or taken out of spam is honest; one that
 * nobody has judged, and one that the plugin itself marked, teaches nothing. A
 * lead in the bin teaches what it taught.
 *
 * @see SPAM-32
 */
final class Teacher {

	public function __construct(
		private readonly SpamWordsRepository $words,
		private readonly WordingJudge $judge,
		private readonly LeadRepository $leads
	) {}

	/**
	 * A lead gets a status; runs in the transaction that writes it.
	 *
	 * @param Lead       $lead   The lead, locked, as it was.
	 * @param LeadStatus $status From now on.
	 */
	public function hear( Lead $lead, LeadStatus $status ): void {
		$lesson = $this->judge->is_on() ? self::lesson( $lead, $status ) : Lesson::Nothing;
		if ( $lesson === $lead->lesson ) {
			return;
		}
		$features = Message::features( $lead->fields )->all;
		if ( Lesson::Nothing !== $lead->lesson ) {
			$this->words->unlearn( $features, $lead->lesson );
		}
		if ( Lesson::Nothing !== $lesson ) {
			$this->words->learn( $features, $lesson );
		}
		$this->leads->note_lesson( $lead->id, $lesson );
	}

	/**
	 * What a lead teaches in a status.
	 */
	private static function lesson( Lead $lead, LeadStatus $status ): Lesson {
		return match ( $status ) {
			LeadStatus::Spam                    => $lead->was_kept_apart() ? Lesson::Nothing : Lesson::Spam,
			LeadStatus::New                     => $lead->was_kept_apart() ? Lesson::Honest : Lesson::Nothing,
			LeadStatus::Open, LeadStatus::Done => Lesson::Honest,
			LeadStatus::Trash                   => $lead->lesson,
		};
	}
}
