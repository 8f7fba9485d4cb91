<?php
declare( strict_types=1 );

namespace Brolga\Ai\Actions;

use Brolga\Ai\Model\Assistant;
use Brolga\Ai\Model\Failure;
use Brolga\Ai\Model\AnswerText;
use Brolga\Ai\Model\Prompt;
use Brolga\Ai\Model\ConnectedModel;
use Brolga\Ai\Texts\BusinessFacts;
use Brolga\Ai\Texts\SampleTexts;
use Brolga\Core\Abilities\ConditionalAbility;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use Brolga\Core\Support\Text;
use WP_Error;

/**
 * Drafts the business's own texts in the place of a page's sample texts. Changes nothing.
 *
 * @phpstan-import-type Change from ChangedText
 * @see AI-10 AI-11
 */
final class RewriteTexts implements ConditionalAbility {

	/** As many as a model answers within the time that there is. */
	private const AT_ONCE = 25;

	/** A new text may be twice as long, and a short one as long as this. */
	private const MIN_LENGTH = 80;

	/** Longer ones are left alone. */
	private const MAX_LENGTH = 1500;

	private const TASK = 'You write the texts of a small business’s website. You get facts about the business and a '
		. 'JSON list of sample texts of one page, in the order of the page. Write each of them anew for'
		. ' this business in the language of the facts, about as long as before. Never invent names, '
		. 'numbers, prices, awards, years or quotes: where a sample has one that the facts do not give,'
		. ' say it in general words. `texts` has exactly as many strings as the list, in the same '
		. 'order.';

	public function __construct(
		private readonly Assistant $assistant,
		private readonly SampleTexts $samples,
		private readonly BusinessFacts $facts
	) {}

	public static function can_register(): bool {
		return ConnectedModel::is_there();
	}

	public function definition(): Definition {
		return new Definition(
			name: 'draft-texts',
			label: __( 'Draft texts in the place of sample texts', 'brolga' ),
			description: __( 'Has the site’s AI write a page’s sample texts anew from the business’s details. Changes nothing.', 'brolga' ),
			capability: 'edit_posts',
			input: [
				'post'    => Id::schema( __( 'The page’s ID.', 'brolga' ) ),
				'about'   => Input::wish( __( 'What the business offers, in a sentence or two.', 'brolga' ) ),
				'part'    => [
					'description' => __( 'Which part of the page’s texts, counted from 0.', 'brolga' ),
					'type'        => 'integer',
					'minimum'     => 0,
					'default'     => 0,
				],
				'dry_run' => Input::dry_run(),
			],
			output: [
				'sent'  => Input::sent(),
				'parts' => [ 'type' => 'integer' ],
				'items' => ChangedText::schema(),
			],
			is_for_screens: true
		);
	}

	/**
	 * @phpstan-return array{sent: string, parts: int, items: list<Change>}|WP_Error
	 */
	public function execute( array $input ): array|WP_Error {
		$post = Input::post( $input );
		if ( null === $post || ! in_array( $post->post_type, SampleTexts::TYPES, true ) ) {
			return Failure::not_yours();
		}
		$parts  = array_chunk(
			array_filter(
				$this->samples->in( $post ),
				static fn ( string $text ): bool => Text::length( $text ) <= self::MAX_LENGTH
			),
			self::AT_ONCE,
			true
		);
		$part   = is_int( $input['part'] ?? null ) ? $input['part'] : 0;
		$texts  = $parts[ $part ] ?? [];
		$prompt = new Prompt(
			self::TASK,
			$this->facts->lines( Input::text( $input, 'about' ) ) . "\n\n" . wp_json_encode(
				array_values( $texts ),
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
			),
			[
				'texts' => [
					'type'  => 'array',
					'items' => [ 'type' => 'string' ],
				],
			]
		);
		$items  = Input::is_dry( $input ) || [] === $texts ? [] : $this->ask( $prompt, $texts );
		return $items instanceof WP_Error ? $items : [
			'sent'  => [] === $texts ? '' : $prompt->sent(),
			'parts' => count( $parts ),
			'items' => $items,
		];
	}

	/**
	 * @param array<int, string> $texts
	 * @phpstan-return list<Change>|WP_Error
	 */
	private function ask( Prompt $prompt, array $texts ): array|WP_Error {
		$answer = $this->assistant->ask( $prompt );
		if ( $answer instanceof WP_Error ) {
			return $answer;
		}
		$after = $answer['texts'] ?? null;
		if ( ! is_array( $after ) || ! array_is_list( $after ) || count( $after ) !== count( $texts ) ) {
			return Failure::unusable();
		}
		$items = [];
		foreach ( array_keys( $texts ) as $place => $index ) {
			$text = AnswerText::line( $after[ $place ], max( self::MIN_LENGTH, 2 * Text::length( $texts[ $index ] ) ) );
			if ( '' !== $text && $text !== $texts[ $index ] ) {
				$items[] = [
					'index'  => $index,
					'before' => $texts[ $index ],
					'after'  => $text,
				];
			}
		}
		return $items;
	}
}
