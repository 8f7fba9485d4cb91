<?php
declare( strict_types=1 );

namespace Brolga\Leads\Sending;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Forms\Answers\Answers;
use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Leads\Contact;
use Brolga\Leads\Message;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Spam\Judgement;
use Brolga\Spam\SpamCheck;
use Brolga\Spam\Wording\WordingJudge;

/**
 * Has an enquiry judged by its text, with two queries. Nothing waits for it, and
 * nothing is lost by it: where the database does not answer, the text says nothing.
 *
 * @see SPAM-30 SPAM-35
 */
final class MessageCheck {

	public function __construct(
		private readonly WordingJudge $judge,
		private readonly LeadRepository $leads
	) {}

	/**
	 * A judgement with what the text says. What is spam for another reason stays
	 * so, and its text is known again.
	 *
	 * @param Judgement $judgement So far.
	 * @param Answers   $answers   What was answered.
	 */
	public function with_text( Judgement $judgement, FormDefinition $form, Answers $answers ): Judgement {
		if ( SpamCheck::Off === $form->spam_check || ! $this->judge->is_on() ) {
			return $judgement;
		}
		$features = Message::features( StoredAnswers::of( $form, $answers ) );
		$text     = $this->judge->fingerprint( $features );
		try {
			return $judgement->of_text(
				$text,
				null !== $judgement->reason
					? null
					: $this->judge->judge(
						$features,
						$this->leads->repeats( $text, Contact::of( $form, $answers )->email )
					)
			);
		} catch ( StorageUnavailable ) {
			return $judgement;
		}
	}
}
