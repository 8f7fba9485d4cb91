<?php
declare( strict_types=1 );

namespace Brolga\Leads\Intake;

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
 * Judges by its text whether a lead is spam. If the database does not respond, the text is
 * ignored, so that no lead is lost.
 *
 * @see SPAM-30 SPAM-35
 */
final class MessageCheck {

	public function __construct(
		private readonly WordingJudge $judge,
		private readonly LeadRepository $leads
	) {}

	/**
	 * Adds the text to a judgement. If the lead is spam for another reason, the judgement does not
	 * change, but the text's fingerprint is stored so that it is recognized again.
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
