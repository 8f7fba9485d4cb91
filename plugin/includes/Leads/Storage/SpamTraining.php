<?php
declare( strict_types=1 );

namespace Brolga\Leads\Storage;

use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Message;
use Brolga\Spam\Wording\SpamWordsRepository;
use Brolga\Spam\Wording\TrainingLabel;
use Brolga\Spam\Wording\WordingJudge;

/**
 * Trains the text classifier when users change a lead's status. Each lead teaches one lesson at
 * most, and stores which, so that it can be unlearned when the status is changed back.
 *
 * The lesson follows from the current status: a lead that a user marked as spam is spam; one that
 * was opened, done or taken out of spam is honest; a new lead, or one that the plugin marked as
 * spam, teaches nothing. A lead in the Trash keeps its lesson.
 *
 * @see SPAM-32
 */
final class SpamTraining {

	public function __construct(
		private readonly SpamWordsRepository $words,
		private readonly WordingJudge $judge,
		private readonly LeadRepository $leads
	) {}

	/**
	 * Updates the lesson for a change of status. Must run in the transaction that stores the status.
	 *
	 * @param Lead $lead Before the change; the row must be locked.
	 */
	public function train( Lead $lead, LeadStatus $status ): void {
		$lesson = $this->judge->is_on() ? self::lesson( $lead, $status ) : TrainingLabel::Nothing;
		if ( $lesson === $lead->lesson ) {
			return;
		}
		$features = Message::features( $lead->fields )->all;
		if ( TrainingLabel::Nothing !== $lead->lesson ) {
			$this->words->unlearn( $features, $lead->lesson );
		}
		if ( TrainingLabel::Nothing !== $lesson ) {
			$this->words->learn( $features, $lesson );
		}
		$this->leads->note_lesson( $lead->id, $lesson );
	}

	private static function lesson( Lead $lead, LeadStatus $status ): TrainingLabel {
		return match ( $status ) {
			LeadStatus::Spam => $lead->was_kept_apart() ? TrainingLabel::Nothing : TrainingLabel::Spam,
			LeadStatus::New => $lead->was_kept_apart() ? TrainingLabel::Honest : TrainingLabel::Nothing,
			LeadStatus::Open, LeadStatus::Done => TrainingLabel::Honest,
			LeadStatus::Trash                   => $lead->lesson,
		};
	}
}
