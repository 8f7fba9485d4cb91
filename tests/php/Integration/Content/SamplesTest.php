<?php
/**
 * Sample text of patterns.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Business\BusinessSection;
use Brolga\Business\Details;
use Brolga\Content\Samples\SampleKind;
use Brolga\Content\Samples\Samples;
use Brolga\Content\Samples\SamplesCheck;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Kernel\Services;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see START-340
 * @see START-341
 */
#[Group( 'once' )]
final class SamplesTest extends TestCase {

	private const PATTERN = 'brolga/test-samples';

	private const BOUND = '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"brolga/business","args":{"key":'
		. '"phone"}}}}} --><p>(07) 7010 0142</p><!-- /wp:paragraph -->';

	/** Blocks of ours with words of their own, as a pattern brings them. */
	private const OURS = '<!-- wp:brolga/contact-form {"title":"Tell us what the cat did"} -->'
		. '<!-- wp:brolga/form-field {"label":"Your name"} /-->'
		. '<!-- wp:brolga/form-field {"label":"What heats your water right now?","options":[{"label":"Gas"}]} /-->'
		. '<!-- /wp:brolga/contact-form --><!-- wp:brolga/map {"label":"Our rooms"} -->'
		. '<!-- wp:brolga/map-pin {"title":"Toowong","text":"First floor\\nPark behind"} /--><!-- /wp:brolga/map -->'
		. '<!-- wp:brolga/testimonial {"company":"Kew & Sons of Brisbane since forever"} /-->';

	protected function setUp(): void {
		parent::setUp();
		$texts = [
			'Ruth Adair',
			'$128',
			'15 000 142, plumbing and drainage',
			'We draw the plan &amp; you keep it',
			'Opening hours',
			'12 Sherwood Road',
		];
		register_block_pattern(
			self::PATTERN,
			[
				'title'      => 'Team',
				'categories' => [ 'team' ],
				'content'    => self::paragraphs( ...$texts ) . self::BOUND . self::OURS,
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
		$found = self::samples()->in(
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
	 * START-340: whatever visitors read of our blocks; of forms and maps also what is short.
	 */
	public function test_words_of_our_blocks_are_samples(): void {
		self::assertEqualsCanonicalizing(
			[
				'Tell us what the cat did',
				'What heats your water right now?',
				'Gas',
				'Our rooms',
				'Toowong',
				'First floor',
				'Park behind',
				'Kew & Sons of Brisbane since forever',
			],
			array_keys( self::samples()->in( self::OURS ) )
		);
		// The same word elsewhere is anybody's; what was changed is the owner's, line by line.
		self::assertSame( [], self::samples()->in( self::paragraphs( 'Gas', 'Toowong' ) ) );
		self::assertSame(
			[ 'Park behind' ],
			array_keys(
				self::samples()->in( '<!-- wp:brolga/map-pin {"title":"Kew","text":"Above\\nPark behind"} /-->' )
			)
		);
		self::assertSame(
			[ '12 Sherwood Road' => 'address' ],
			array_map(
				static fn ( SampleKind $kind ): string => $kind->value,
				self::samples()->in( self::paragraphs( '12 Sherwood Road', '14 Sherwood Road' ) )
			)
		);
	}

	/**
	 * START-732: where somebody comes from is a text and nobody's name, however short.
	 */
	public function test_a_company_is_no_name(): void {
		$said = '<!-- wp:brolga/testimonial {"author":"Lorna Pettit","company":"Stafford Heights"} /-->';
		register_block_pattern(
			self::PATTERN . '-company',
			[ 'title' => 'Said', 'categories' => [ 'testimonials' ], 'content' => $said ]
		);
		$found = self::samples()->in( $said );
		unregister_block_pattern( self::PATTERN . '-company' );
		self::assertSame(
			[ 'Lorna Pettit' => 'name', 'Stafford Heights' => 'text' ],
			array_map( static fn ( SampleKind $kind ): string => $kind->value, $found )
		);
	}

	/**
	 * START-340: a bound text is a sample until the owner fills in what it is bound to.
	 */
	public function test_a_bound_text_is_a_sample_until_it_is_filled_in(): void {
		self::assertSame( [ '(07) 7010 0142' ], array_keys( self::samples()->in( self::BOUND ) ) );
		self::set( new BusinessSection(), [ 'business_phone' => '0113 496 0142' ] );
		self::assertSame( [], self::samples()->in( self::BOUND ) );
	}

	private static function samples(): Samples {
		return new Samples( Services::get( Details::class ) );
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
		$check   = new SamplesCheck( self::samples() );
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
