<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

use Brolga\Core\Support\Module;
use WP_Block_Type;

/**
 * Offers a list of posts in the inserter: WordPress' Query Loop, which the sidebar sorts and filters.
 *
 * @see BLOG-897
 */
final class ListVariation implements Module {

	public function register(): void {
		add_filter( 'get_block_type_variations', self::add( ... ), 10, 2 );
	}

	/**
	 * @param array<array-key, mixed> $variations
	 * @return array<array-key, mixed>
	 */
	private static function add( array $variations, WP_Block_Type $type ): array {
		return 'core/query' === $type->name ? [ ...$variations, self::variation() ] : $variations;
	}

	/** @return array<string, mixed> */
	private static function variation(): array {
		return [
			'name'        => 'brolga-list',
			'title'       => __( 'List by fields', 'brolga' ),
			'description' => __(
				'Posts of any type, sorted and filtered by their fields, each in a card that you design once.',
				'brolga'
			),
			'icon'        => 'grid-view',
			'category'    => 'brolga',
			'keywords'    => [ __( 'events', 'brolga' ), __( 'filter', 'brolga' ), __( 'sort', 'brolga' ) ],
			'scope'       => [ 'inserter' ],
			'attributes'  => [
				'query' => [
					'perPage'          => 6,
					'pages'            => 0,
					'offset'           => 0,
					'postType'         => 'post',
					'order'            => 'desc',
					'orderBy'          => 'date',
					'author'           => '',
					'search'           => '',
					'exclude'          => [],
					'sticky'           => '',
					'inherit'          => false,
					ListQueries::KEY => [ 'rules' => [] ],
				],
			],
			'innerBlocks' => [
				[
					'core/post-template',
					[
						'layout' => [
							'type'        => 'grid',
							'columnCount' => 3,
						],
					],
					[
						[ 'core/post-featured-image', [ 'isLink' => true, 'aspectRatio' => '3/2' ] ],
						[ 'core/post-title', [ 'isLink' => true, 'level' => 3 ] ],
						[ 'core/post-excerpt', [] ],
					],
				],
				[ 'core/query-pagination', [] ],
				[
					'core/query-no-results',
					[],
					[ [ 'core/paragraph', [ 'content' => __( 'Nothing found.', 'brolga' ) ] ] ],
				],
			],
		];
	}
}
