<?php
declare( strict_types=1 );

namespace Brolga\Ai\Actions;

use Brolga\Ai\Model\Assistant;
use Brolga\Ai\Model\ConnectedModel;
use Brolga\Ai\Model\Failure;
use Brolga\Ai\Model\Prompt;
use Brolga\Ai\Sections\FilledPattern;
use Brolga\Ai\Sections\Layout;
use Brolga\Ai\Sections\SectionIcons;
use Brolga\Ai\Sections\SectionTexts;
use Brolga\Ai\Texts\BusinessFacts;
use Brolga\Core\Abilities\ConditionalAbility;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Abilities\Id;
use WP_Error;

/**
 * Drafts a section of a page from a sentence: one of our patterns, with texts. Changes nothing.
 *
 * @see AI-32 AI-33
 */
final class DraftSection implements ConditionalAbility {

	/** What is too short to say anything. */
	private const MIN_LENGTH = 3;

	private const TASK = 'You write one section of a page of a small business’s website. You get facts about the '
		. 'business, the page’s title and the owner’s wish, which says what the section is about and how it is '
		. 'laid out. Choose the layout that fits the wish best, and write its texts in the language of the '
		. 'wish, short and in plain words. Never invent names, numbers, prices, awards, years or quotes. Leave '
		. 'empty what a layout has not. `layout` is one of these: %1$s. `items` have a `title` of a few words, a '
		. '`text` of a sentence or two, and an `icon`%2$s.';

	public function __construct(
		private readonly Assistant $assistant,
		private readonly BusinessFacts $facts
	) {}

	public static function can_register(): bool {
		return ConnectedModel::is_there();
	}

	public function definition(): Definition {
		return new Definition(
			name: 'draft-section',
			label: __( 'Draft a section', 'brolga' ),
			description: __( 'Has the site’s AI choose one of Brolga’s patterns for a section and write its texts. Changes nothing.', 'brolga' ),
			capability: 'edit_posts',
			input: [
				'post'    => Id::schema( __( 'The page’s ID.', 'brolga' ) ),
				'wish'    => Input::wish(
					__( 'What the section is about, in a sentence.', 'brolga' ),
					self::MIN_LENGTH
				),
				'dry_run' => Input::dry_run(),
			],
			output: [
				'sent'    => Input::sent(),
				'title'   => [
					'description' => __( 'The name of the pattern.', 'brolga' ),
					'type'        => 'string',
				],
				'content' => [
					'description' => __( 'The blocks. Empty if it was only asked what would be sent.', 'brolga' ),
					'type'        => 'string',
				],
				'texts'   => [
					'type'  => 'array',
					'items' => [ 'type' => 'string' ],
				],
				'cut'     => [
					'description' => __( 'How many texts were too long and were cut, and how many items were too many.', 'brolga' ),
					'type'        => 'integer',
				],
			],
			is_for_screens: true
		);
	}

	/** @return array{sent: string, title: string, content: string, texts: list<string>, cut: int}|WP_Error */
	public function execute( array $input ): array|WP_Error {
		$post = Input::post( $input );
		if ( null === $post ) {
			return Failure::not_yours();
		}
		$layouts = Layout::available();
		if ( [] === $layouts ) {
			return Failure::no_patterns();
		}
		$prompt = $this->prompt( $layouts, Input::about( $post ), Input::text( $input, 'wish' ) );
		if ( Input::is_dry( $input ) ) {
			return [
				'sent'    => $prompt->sent(),
				'title'   => '',
				'content' => '',
				'texts'   => [],
				'cut'     => 0,
			];
		}
		$answer = $this->assistant->ask( $prompt );
		if ( $answer instanceof WP_Error ) {
			return $answer;
		}
		$texts = SectionTexts::read( $answer );
		return null === $texts ? Failure::unusable() : [
			'sent'    => $prompt->sent(),
			'title'   => $texts->layout->title(),
			'content' => FilledPattern::of( $texts ),
			'texts'   => $texts->all(),
			'cut'     => $texts->cut,
		];
	}

	/**
	 * @param list<Layout> $layouts
	 * @param string       $page    A line about the page, or nothing.
	 */
	private function prompt( array $layouts, string $page, string $wish ): Prompt {
		$text  = [ 'type' => 'string' ];
		$icons = SectionIcons::names();
		return new Prompt(
			sprintf(
				self::TASK,
				implode(
					'; ',
					array_map(
						static fn ( Layout $layout ): string => "{$layout->value}, {$layout->about()}",
						$layouts
					)
				),
				[] === $icons ? ', which is empty' : ' by its name: ' . implode( ', ', $icons ) . '; or none'
			),
			"{$this->facts->lines()}\n\n{$page}Wish: {$wish}",
			[
				'layout'  => $text + [ 'enum' => array_column( $layouts, 'value' ) ],
				'heading' => $text,
				'text'    => $text,
				'items'   => [
					'type'  => 'array',
					'items' => [
						'type'                 => 'object',
						'properties'           => [
							'title' => $text,
							'text'  => $text,
							'icon'  => $text + [ 'enum' => [ '', ...$icons ] ],
						],
						'required'             => [ 'title', 'text', 'icon' ],
						'additionalProperties' => false,
					],
				],
				'button'  => $text,
			]
		);
	}
}
