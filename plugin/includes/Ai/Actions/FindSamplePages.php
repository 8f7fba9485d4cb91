<?php
declare( strict_types=1 );

namespace Brolga\Ai\Actions;

use Brolga\Ai\Model\ConnectedModel;
use Brolga\Ai\Texts\SampleTexts;
use Brolga\Core\Abilities\ConditionalAbility;
use Brolga\Core\Abilities\Definition;
use WP_Post;

/**
 * Lists the pages and posts that still have sample texts, and that the current user may edit.
 *
 * @see AI-10
 */
final class FindSamplePages implements ConditionalAbility {

	private const LOOKED_AT = 100;

	public function __construct( private readonly SampleTexts $samples ) {}

	public static function can_register(): bool {
		return ConnectedModel::is_there();
	}

	public function definition(): Definition {
		return new Definition(
			name: 'find-sample-pages',
			label: __( 'Find pages with sample texts', 'brolga' ),
			description: __( 'Lists the most recently changed pages and posts that still have sample texts of a pattern or of the demo.', 'brolga' ),
			capability: 'edit_posts',
			input: [],
			output: [
				'items' => [
					'type'  => 'array',
					'items' => [ 'type' => 'object' ],
				],
			],
			is_readonly: true
		);
	}

	/** @return array{items: list<array{id: int, title: string, texts: int, url: string}>} */
	public function execute( array $input ): array {
		$posts = get_posts( [
			'post_type'      => SampleTexts::TYPES,
			'post_status'    => [ 'publish', 'draft', 'pending', 'private', 'future' ],
			'posts_per_page' => self::LOOKED_AT,
			'orderby'        => 'modified',
			'no_found_rows'  => true,
		] );
		$front = get_option( 'page_on_front' );
		$front = is_numeric( $front ) ? (int) $front : 0;
		// What most people see first, first.
		usort(
			$posts,
			static fn ( WP_Post $a, WP_Post $b ): int => ( $b->ID === $front ) <=> ( $a->ID === $front )
		);
		$items = [];
		foreach ( $posts as $post ) {
			$texts = current_user_can( 'edit_post', $post->ID ) ? count( $this->samples->in( $post ) ) : 0;
			if ( $texts > 0 ) {
				$items[] = [
					'id'    => $post->ID,
					'title' => html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ),
					'texts' => $texts,
					'url'   => (string) get_edit_post_link( $post->ID, 'raw' ),
				];
			}
		}
		return [ 'items' => $items ];
	}
}
