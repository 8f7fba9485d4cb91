<?php
/**
 * Sample text of patterns.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Samples\Samples;
use Brolga\Content\Samples\SamplesCheck;
use Brolga\Core\Health\HealthState;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;

/**
 * @see START-340
 * @see START-341
 */
final class SamplesTest extends TestCase {

	private const PATTERN = 'brolga/test-samples';

	protected function setUp(): void {
		parent::setUp();
		$texts = [
			'Ruth Adair',
			'$128',
			'15 000 142, plumbing and drainage',
			'We draw the plan &amp; you keep it',
			'Opening hours',
		];
		$bound = '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"brolga/business","args":{"key":'
			. '"phone"}}}}} --><p>(07) 7010 0142</p><!-- /wp:paragraph -->';
		register_block_pattern(
			self::PATTERN,
			[
				'title'      => 'Team',
				'categories' => [ 'team' ],
				'content'    => self::paragraphs( ...$texts ) . $bound,
			]
		);
	}

	protected function tearDown(): void {
		unregister_block_pattern( self::PATTERN );
		parent::tearDown();
	}

	/**
	 * START-340: names, numbers, prices and sentences of a pattern, and nothing that fits anybody.
	 */
	public function test_what_a_pattern_brought_is_a_sample(): void {
		$found = ( new Samples() )->in(
			self::paragraphs(
				'We draw the <strong>plan</strong> &amp; you keep it',
				'$128',
				'$9731',
				'15 000 142, plumbing and drainage',
				'Opening hours',
				'(07) 7010 0142',
				'Ruth Adair',
				'Sam Lee'
			)
		);
		self::assertSame(
			[
				'Ruth Adair'                        => 'name',
				'15 000 142, plumbing and drainage' => 'number',
				'$128'                              => 'price',
				'We draw the plan & you keep it'    => 'text',
			],
			array_map( static fn ( $kind ): string => $kind->value, $found )
		);
	}

	/**
	 * START-341 LEAD-25: Health names published pages that have some, until they have none.
	 */
	public function test_health_names_published_pages(): void {
		[ $page ] = Posts::make(
			1,
			[ 'post_type' => 'page', 'post_title' => 'Our people', 'post_content' => self::paragraphs( 'Ruth Adair' ) ]
		);
		[ $draft ] = Posts::make(
			1,
			[
				'post_type'    => 'page',
				'post_title'   => 'Not yet',
				'post_status'  => 'draft',
				'post_content' => self::paragraphs( '$128' ),
			]
		);
		$check   = new SamplesCheck( new Samples() );
		$finding = $check->look();
		self::assertSame( HealthState::Recommended, $finding->state );
		$labels = array_column( $finding->actions, 'label' );
		self::assertContains( 'Edit “Our people”', $labels );
		self::assertNotContains( 'Edit “Not yet”', $labels );
		wp_update_post( [ 'ID' => $page, 'post_content' => self::paragraphs( 'Sam Lee' ) ] );
		wp_delete_post( $draft, true );
		self::assertNotContains( 'Edit “Our people”', array_column( $check->look()->actions, 'label' ) );
	}

	private static function paragraphs( string ...$texts ): string {
		return implode(
			'',
			array_map(
				static fn ( string $text ): string => "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph -->",
				$texts
			)
		);
	}
}
