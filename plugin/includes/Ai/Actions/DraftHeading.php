<?php
declare( strict_types=1 );

namespace Brolga\Ai\Actions;

use Brolga\Ai\Model\AnswerText;
use Brolga\Ai\Model\Assistant;
use Brolga\Ai\Model\ConnectedModel;
use Brolga\Ai\Model\Failure;
use Brolga\Ai\Model\Prompt;
use Brolga\Ai\Texts\BusinessFacts;
use Brolga\Core\Abilities\ConditionalAbility;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Support\Text;
use WP_Error;

/**
 * Drafts another wording of a heading, for a variant of an A/B test. Changes nothing.
 *
 * @see AI-20
 */
final class DraftHeading implements ConditionalAbility {

	private const MAX_LENGTH = 300;

	/** A short one may become as long as this. */
	private const MIN_LENGTH = 80;

	private const TASK = 'You write headings for a small business’s website. An A/B test compares two wordings of a '
		. 'heading. You get facts about the business, the page’s title and the first wording. Write the'
		. ' other one: another reason to go on reading, in the same language, about as long, in plain '
		. 'words, without exclamation marks. Never invent facts. `text` is the heading.';

	public function __construct(
		private readonly Assistant $assistant,
		private readonly BusinessFacts $facts
	) {}

	public static function can_register(): bool {
		return ConnectedModel::is_there();
	}

	public function definition(): Definition {
		return new Definition(
			name: 'draft-heading',
			label: __( 'Draft another wording of a heading', 'brolga' ),
			description: __( 'Has the site’s AI write another heading for a variant of an A/B test. Changes nothing.', 'brolga' ),
			capability: 'edit_posts',
			input: [
				'post'    => Id::schema( __( 'The page’s ID.', 'brolga' ) ),
				'text'    => [
					'description' => __( 'The heading.', 'brolga' ),
					'type'        => 'string',
					'minLength'   => 1,
					'maxLength'   => self::MAX_LENGTH,
				],
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
		$post = Input::post( $input );
		if ( null === $post ) {
			return Failure::not_yours();
		}
		$heading = Input::text( $input, 'text' );
		$prompt  = new Prompt(
			self::TASK,
			"{$this->facts->lines()}\n\n" . Input::about( $post ) . "Heading: {$heading}",
			[ 'text' => [ 'type' => 'string' ] ]
		);
		return $this->assistant->text(
			$prompt,
			Input::is_dry( $input ),
			static fn ( mixed $text ): string => AnswerText::line(
				$text,
				max( self::MIN_LENGTH, 2 * Text::length( $heading ) )
			)
		);
	}
}
