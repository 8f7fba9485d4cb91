<?php
/**
 * Attributes that every block may have.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Blocks;

use Brolga\Core\Blocks\BlockRendering;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Type_Registry;

/**
 * @see PERF-9 ANIM-1 AB-31
 */
#[Group( 'once' )]
final class BlockRenderingTest extends TestCase {

	private const BLOCK = 'brolga-test/common';

	/**
	 * @return array<string, array{string, string, bool}>
	 */
	public static function requests(): array {
		return [
			'a page'                   => [ 'GET', '/about/', false ],
			'the REST API'             => [ 'GET', '/wp-json/wp/v2/block-renderer/core/group', true ],
			'the REST API, by a query' => [ 'GET', '/?rest_route=/wp/v2/block-renderer/core/group', true ],
			'something sent'           => [ 'POST', '/wp-json/wp/v2/block-renderer/core/group', true ],
		];
	}

	/**
	 * PERF-9: who prints a page registers no block with them; who prints one for the editor does, and takes none away.
	 */
	#[DataProvider( 'requests' )]
	public function test_they_are_known_where_unknown_ones_are_refused(
		string $method,
		string $address,
		bool $known
	): void {
		$_SERVER['REQUEST_METHOD'] = $method;
		$_SERVER['REQUEST_URI']    = $address;
		if ( str_contains( $address, 'rest_route' ) ) {
			$_GET['rest_route'] = '/wp/v2/block-renderer/core/group';
		}
		( new BlockRendering() )->allow( [ 'brolgaCommon', 'own' ], 'string' );
		register_block_type( self::BLOCK, [ 'attributes' => [ 'own' => [ 'type' => 'number' ] ] ] );
		$attributes = WP_Block_Type_Registry::get_instance()->get_registered( self::BLOCK )->attributes ?? [];
		unregister_block_type( self::BLOCK );
		self::assertSame( [ 'type' => 'number' ], $attributes['own'] ?? null, 'What a block says of its own stays.' );
		self::assertSame( $known ? [ 'type' => 'string' ] : null, $attributes['brolgaCommon'] ?? null );
	}
}
