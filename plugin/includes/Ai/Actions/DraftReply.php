<?php
declare( strict_types=1 );

namespace Brolga\Ai\Actions;

use Brolga\Ai\Admin\AiSection;
use Brolga\Ai\Model\AnswerText;
use Brolga\Ai\Model\Assistant;
use Brolga\Ai\Model\ConnectedModel;
use Brolga\Ai\Model\Failure;
use Brolga\Ai\Model\Prompt;
use Brolga\Ai\Texts\AnonymousMessage;
use Brolga\Ai\Texts\BusinessFacts;
use Brolga\Core\Abilities\ConditionalAbility;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Inbox\LeadService;
use WP_Error;

/**
 * Drafts a reply to a lead, where the owner has allowed that messages are sent. Sends no reply.
 *
 * @see AI-30 AI-31
 */
final class DraftReply implements ConditionalAbility {

	private const MAX_LENGTH = 5000;

	private const TASK = 'You draft a reply by email for a small business. You get facts about the business and what a'
		. ' visitor has written into a form of its website, from which personal data were taken out. '
		. 'Answer friendly and short, in the language of the message. Promise nothing, and state no '
		. 'prices, dates or facts that you were not given: leave a gap in square brackets for the owner'
		. ' instead. No subject and no signature. `text` is the reply.';

	public function __construct(
		private readonly Assistant $assistant,
		private readonly BusinessFacts $facts,
		private readonly LeadService $leads,
		private readonly Settings $settings
	) {}

	public static function can_register(): bool {
		return ConnectedModel::is_there();
	}

	public function definition(): Definition {
		return new Definition(
			name: 'draft-reply',
			label: __( 'Draft a reply to a lead', 'brolga' ),
			description: __( 'Has the site’s AI draft a reply to a lead, where that is allowed under Settings > AI. Sends no reply.', 'brolga' ),
			capability: Roles::MANAGE_LEADS,
			input: [
				'id'      => Id::schema( __( 'The lead’s ID.', 'brolga' ) ),
				'dry_run' => Input::dry_run(),
			],
			output: [
				'sent' => Input::sent(),
				'text' => [ 'type' => 'string' ],
			],
			is_for_screens: true
		);
	}

	/** @return array{sent: string, text: string}|WP_Error */
	public function execute( array $input ): array|WP_Error {
		if ( ! AiSection::allows_replies( $this->settings ) ) {
			return Failure::not_allowed();
		}
		$lead = $this->leads->read( Id::of( $input ) )?->lead;
		if ( null === $lead ) {
			return Failure::not_yours();
		}
		$prompt = new Prompt(
			self::TASK,
			"{$this->facts->lines()}\n\n" . AnonymousMessage::of( $lead ),
			[ 'text' => [ 'type' => 'string' ] ]
		);
		return $this->assistant->text(
			$prompt,
			Input::is_dry( $input ),
			static fn ( mixed $text ): string => AnswerText::lines( $text, self::MAX_LENGTH )
		);
	}
}
