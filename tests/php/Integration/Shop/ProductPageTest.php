<?php
/**
 * A product's images and reviews, with WooCommerce.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Tests\ShopTestCase;
use Brolga\Tests\Support\FreshSite;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Each step is a request of its own.
 */
#[Group( 'once' )]
final class ProductPageTest extends ShopTestCase {

	/** @var array<array-key, mixed> */
	private static array $ids = [];

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$ids = '' === FreshSite::without_shop() ? self::site()->step( 'shop-product', 'set-up' ) : [];
	}

	/**
	 * @param array<string, mixed> $with Options of the site.
	 * @return array<array-key, mixed>
	 */
	private static function look(
		string $does,
		string $product,
		string $kind,
		string $query = '',
		array $with = []
	): array {
		$site = self::site();
		self::assertIsInt( self::$ids[ $product ] );
		return $site->step(
			'shop-product',
			$does,
			(string) self::$ids[ $product ],
			$kind,
			$query,
			(string) json_encode( (object) $with )
		);
	}

	/**
	 * SHOP-50: each image of WooCommerce's block is a link to its file with its words, and WooCommerce's dialog is
	 * gone.
	 */
	public function test_the_blocks_images_are_links(): void {
		$fern = self::look( 'images', 'fern', 'block', '', [ 'serves' => true ] );
		self::assertSame(
			[
				[
					'to'       => 'frond.jpg',
					'marked'   => true,
					'texts'    => true,
					'tabindex' => null,
					'alt'      => 'A frond',
					'caption'  => '',
					'srcset'   => false,
				],
				[
					'to'       => 'root.jpg',
					'marked'   => true,
					'texts'    => false,
					'tabindex' => null,
					'alt'      => 'A root',
					'caption'  => 'The <em>root</em> "below"',
					'srcset'   => false,
				],
			],
			self::links( $fern )
		);
		self::assertIsString( $fern['html'] );
		foreach ( [ '<dialog', 'openDialog', 'onSelectedLargeImageKeyDown', 'href="#"' ] as $theirs ) {
			self::assertStringNotContainsString( $theirs, $fern['html'] );
		}
		self::assertStringContainsString( 'wc-block-product-gallery-thumbnails__thumbnail__image', $fern['html'] );
		self::assertTrue( $fern['ours'] );

		self::assertSame(
			[ 'cushion.jpg' ],
			array_column( self::links( self::look( 'images', 'moss', 'block', '', [ 'serves' => true ] ) ), 'to' )
		);
		self::assertSame(
			[ 'pot.jpg', 'small.jpg' ],
			array_column( self::links( self::look( 'images', 'pot', 'block', '', [ 'serves' => true ] ) ), 'to' )
		);

		$stone = self::look( 'images', 'stone', 'block', '', [ 'serves' => true ] );
		self::assertSame(
			[ [ null, false ] ],
			array_map( static fn ( array $link ): array => [ $link['to'], $link['marked'] ], self::links( $stone ) )
		);
		self::assertFalse( $stone['ours'] );
	}

	/**
	 * SHOP-50: a block whose owner wants no image to open stays as WooCommerce made it, as do all where ours does not
	 * serve.
	 */
	public function test_what_is_not_ours_stays(): void {
		foreach ( [ [ 'off', true ], [ 'block', false ] ] as [ $kind, $serves ] ) {
			$fern = self::look( 'images', 'fern', $kind, '', [ 'serves' => $serves ] );
			self::assertNotContains( true, array_column( self::links( $fern ), 'marked' ) );
			self::assertIsString( $fern['html'] );
			self::assertStringContainsString( '<dialog', $fern['html'] );
			self::assertFalse( $fern['ours'] );
		}
		$classic = self::look( 'images', 'fern', 'classic', '', [ 'serves' => false ] );
		self::assertNotContains( true, array_column( self::links( $classic ), 'marked' ) );
		self::assertSame( [ true, true, true ], $classic['wanted'] );
		self::assertSame( [ 'zoom', 'flexslider', 'photoswipe-ui-default', 'wc-single-product' ], $classic['scripts'] );
		self::assertTrue( $classic['skin'] );
		self::assertIsString( $classic['html'] );
		self::assertStringContainsString( 'class="pswp"', $classic['html'] );
	}

	/**
	 * SHOP-50 SHOP-51: the classic gallery's links are marked, the small images say what there is of the whole, and
	 * WooCommerce's zoom, slider and lightbox stay away.
	 */
	public function test_the_classic_gallery_loads_nothing_of_woocommerces(): void {
		$fern = self::look( 'images', 'fern', 'classic', '', [ 'serves' => true ] );
		self::assertSame(
			[
				[
					'to'       => 'frond.jpg',
					'marked'   => true,
					'texts'    => true,
					'tabindex' => null,
					'alt'      => 'A frond',
					'caption'  => '',
					'srcset'   => false,
				],
				[
					'to'       => 'root.jpg',
					'marked'   => true,
					'texts'    => false,
					'tabindex' => null,
					'alt'      => 'A root',
					'caption'  => 'The <em>root</em> "below"',
					'srcset'   => true,
				],
			],
			self::links( $fern )
		);
		self::assertSame( [ false, false, false ], $fern['wanted'] );
		self::assertSame( [ 'wc-single-product' ], $fern['scripts'] );
		self::assertFalse( $fern['skin'] );
		self::assertTrue( $fern['ours'] );
		self::assertIsString( $fern['html'] );
		self::assertStringNotContainsString( 'pswp', $fern['html'] );
		self::assertSame( [], self::links( self::look( 'images', 'stone', 'classic', '', [ 'serves' => true ] ) ) );
	}

	/**
	 * SHOP-52: both forms ask for a rating by five radio buttons with names, required where the shop wants a rating.
	 */
	#[TestWith( [ 'classic' ] )]
	#[TestWith( [ 'block' ] )]
	public function test_a_rating_is_chosen_by_radio_buttons( string $kind ): void {
		$html = self::look( 'reviews', 'moss', $kind, '', [ 'woocommerce_review_rating_required' => 'yes' ] )['html'];
		self::assertIsString( $html );
		self::assertSame( 1, preg_match( '#<fieldset[^>]* role="radiogroup" aria-required="true"[^>]*>\s*<legend[^>]*>Your rating#', $html ), $html );
		self::assertSame( 5, preg_match_all( '#<input class="brolga-rating__choice" type="radio" name="rating" id="brolga-rating-(\d)" value="\1" required>#', $html ) );
		preg_match_all( '#<label[^>]* for="brolga-rating-\d">.*?</label>#s', $html, $labels );
		self::assertSame(
			[ '1 star', '2 stars', '3 stars', '4 stars', '5 stars' ],
			array_map( strip_tags( ... ), $labels[0] )
		);
		self::assertStringNotContainsString( '<select', $html );
		self::assertStringNotContainsString( 'selectStar', $html );

		$free = self::look( 'reviews', 'moss', $kind, '', [ 'woocommerce_review_rating_required' => 'no' ] )['html'];
		self::assertIsString( $free );
		self::assertSame( 5, preg_match_all( '#type="radio" name="rating" id="brolga-rating-\d" value="\d">#', $free ) );
		self::assertStringNotContainsString( 'aria-required', $free );

		$none = self::look( 'reviews', 'moss', $kind, '', [ 'woocommerce_enable_review_rating' => 'no' ] )['html'];
		self::look( 'reviews', 'moss', $kind, '', [ 'woocommerce_enable_review_rating' => 'yes' ] );
		self::assertIsString( $none );
		self::assertStringContainsString( 'id="comment"', $none );
		self::assertStringNotContainsString( 'type="radio"', $none );
	}

	/**
	 * SHOP-8 SHOP-52: a review without a rating is refused where the shop wants one; answers, and shops that want none,
	 * are let through.
	 */
	public function test_a_missing_rating_is_refused_where_one_is_required(): void {
		$status = static fn ( string $sent, string $required ): mixed => self::look(
			'send',
			'moss',
			'',
			$sent,
			[ 'woocommerce_review_rating_required' => $required ]
		)['status'];
		self::assertSame( 400, $status( '', 'yes' ) );
		self::assertSame( 400, $status( 'rating=', 'yes' ) );
		self::assertSame( 400, $status( 'rating=6', 'yes' ) );
		self::assertSame( 400, $status( 'rating=0', 'no' ) );
		self::assertSame( 200, $status( 'comment_parent=1', 'yes' ) );
		self::assertSame( 200, $status( '', 'no' ) );
		self::assertSame(
			[ 'status' => 200, 'rating' => '4' ],
			self::look( 'send', 'moss', '', 'rating=4', [ 'woocommerce_review_rating_required' => 'yes' ] )
		);
	}

	/**
	 * SHOP-53: the average, and how many approved reviews gave how many stars, below the heading; nothing where there
	 * is no rating.
	 */
	#[TestWith( [ 'classic' ] )]
	#[TestWith( [ 'block' ] )]
	public function test_reviews_are_summed_up( string $kind ): void {
		$html = self::look( 'reviews', 'fern', $kind )['html'];
		self::assertIsString( $html );
		self::assertSame(
			1,
			preg_match( '#</h2>\s*<div class="brolga-reviews">(.*?)<nav class="brolga-reviews__sort" aria-label="Sort reviews">#s', $html, $summary ),
			$html
		);
		$text = preg_replace(
			[ '#<span aria-hidden="true">\d+</span>|<div class="brolga-reviews__stars".*?</div></div>#s', '#</(p|li)>#', '#<[^>]+>#', '#[ \t]+#' ],
			[ '', '|', '', ' ' ],
			$summary[1] ?? ''
		);
		self::assertSame( '4.3 out of 5|4 ratings|5 stars 3 reviews|4 stars 0 reviews|3 stars 0 reviews|2 stars 1 review|1 star 0 reviews|', $text );
		self::assertSame( 1, preg_match( '#<ul class="brolga-reviews__ratings" aria-label="Reviews by rating">#', $html ) );
		self::assertSame( 2, preg_match_all( '#<a class="brolga-reviews__rating" href="[^"]*reviews_rating=[52]\#reviews" rel="nofollow">#', $html ) );
		self::assertSame(
			[ '75%', '0%', '0%', '25%', '0%' ],
			preg_match_all( '#<rect width="([^"]+)"#', $html, $bars ) > 0 ? $bars[1] : []
		);

		$none = self::look( 'reviews', 'stone', $kind )['html'];
		self::assertIsString( $none );
		self::assertStringContainsString( 'radiogroup', $none );
		self::assertStringNotContainsString( 'brolga-reviews', $none );
	}

	/**
	 * @return array<string, array{string, list<string>}>
	 */
	public static function addresses(): array {
		$all = [ 'Ann', 'Shop', 'Bob', 'Cy', 'Dot', 'Eve' ];
		return [
			'nothing'            => [ '', $all ],
			'five stars'         => [ 'reviews_rating=5', [ 'Ann', 'Shop', 'Cy', 'Eve' ] ],
			'two stars'          => [ 'reviews_rating=2', [ 'Bob' ] ],
			'newest'             => [ 'reviews_order=newest', [ 'Eve', 'Dot', 'Cy', 'Bob', 'Ann', 'Shop' ] ],
			'highest'            => [ 'reviews_order=highest', [ 'Eve', 'Cy', 'Ann', 'Shop', 'Bob', 'Dot' ] ],
			'lowest'             => [ 'reviews_order=lowest', [ 'Bob', 'Eve', 'Cy', 'Ann', 'Shop', 'Dot' ] ],
			'both'               => [ 'reviews_rating=5&reviews_order=newest', [ 'Eve', 'Cy', 'Ann', 'Shop' ] ],
			'nobody gave it'     => [ 'reviews_rating=4', $all ],
			'not approved'       => [ 'reviews_rating=1', $all ],
			'none such'          => [ 'reviews_rating=6&reviews_order=oldest', $all ],
			'no number'          => [ 'reviews_rating=5.0', $all ],
			'negative'           => [ 'reviews_rating=-5', $all ],
			'lists'              => [ 'reviews_rating[]=5&reviews_order[a][b]=newest', $all ],
			'SQL'                => [ "reviews_rating=5'%20OR%201=1--&reviews_order=newest;", $all ],
			'half of it is good' => [
				'reviews_rating=x&reviews_order=lowest',
				[ 'Bob', 'Eve', 'Cy', 'Ann', 'Shop', 'Dot' ],
			],
		];
	}

	/**
	 * SHOP-54: the address chooses and sorts approved reviews, with their answers; what it cannot mean shows all of
	 * them.
	 */
	public function test_the_address_chooses_reviews(): void {
		foreach ( self::addresses() as $name => [ $query, $names ] ) {
			$seen = self::look( 'reviews', 'fern', 'classic', $query );
			self::assertSame( $names, $seen['names'], $name );
			self::assertSame( self::addresses()['nothing'][1] !== $names, $seen['hidden'], $name );
		}
		foreach ( [ 'nothing', 'five stars', 'highest', 'lists' ] as $name ) {
			[ $query, $names ] = self::addresses()[ $name ];
			self::assertSame(
				self::in( 'block', ...$names ),
				self::look( 'reviews', 'fern', 'block', $query )['names'],
				$name
			);
		}
		$html = self::look( 'reviews', 'fern', 'classic', 'reviews_rating=5&reviews_order=newest' )['html'];
		self::assertIsString( $html );
		self::assertSame( 1, preg_match( '#<span>Only 5 stars: 3 reviews</span> <a class="brolga-reviews__all" href="([^"]+)"#', $html, $back ) );
		self::assertStringEndsWith( 'reviews_order=newest#reviews', $back[1] ?? '' );
		self::assertSame( 2, preg_match_all( '# aria-current="true"#', $html ) );
		self::assertStringNotContainsString( 'There are no reviews', $html );
	}

	/**
	 * SHOP-54: pages of a choice follow each other in its own order, whatever the site's, and links to them keep it.
	 */
	#[TestWith( [ 'classic' ] )]
	#[TestWith( [ 'block' ] )]
	public function test_a_choice_has_pages( string $kind ): void {
		$site = [
			'page_comments'         => '1',
			'comments_per_page'     => '2',
			'default_comments_page' => 'newest',
			'comment_order'         => 'desc',
		];
		try {
			$first = self::look( 'reviews', 'fern', $kind, 'reviews_order=highest', $site );
			self::assertSame( [ 'Eve', 'Cy' ], $first['names'] );
			self::assertIsArray( $first['pages'] );
			self::assertCount( 2, $first['pages'] );
			foreach ( $first['pages'] as $page ) {
				self::assertIsString( $page );
				self::assertStringContainsString( 'reviews_order=highest', $page );
			}
			self::assertSame(
				self::in( $kind, 'Ann', 'Shop', 'Bob' ),
				self::look( 'reviews', 'fern', $kind, 'reviews_order=highest&cpage=2' )['names']
			);
			self::assertSame(
				[ 'Dot' ],
				self::look( 'reviews', 'fern', $kind, 'reviews_order=highest&cpage=3' )['names']
			);
			self::assertSame(
				self::in( $kind, 'Ann', 'Shop' ),
				self::look( 'reviews', 'fern', $kind, 'reviews_order=newest&reviews_rating=5&cpage=2' )['names']
			);
		} finally {
			self::look(
				'reviews',
				'fern',
				$kind,
				'',
				[ 'page_comments' => '', 'default_comments_page' => 'newest', 'comment_order' => 'asc' ]
			);
		}
	}

	/**
	 * SHOP-53 SHOP-54: summing up and choosing ask the database nothing more, however many reviews there are.
	 */
	public function test_no_review_costs_a_query(): void {
		$plain  = self::look( 'reviews', 'fern', 'classic' );
		$chosen = self::look( 'reviews', 'fern', 'classic', 'reviews_rating=5&reviews_order=highest' );
		self::assertLessThanOrEqual( $plain['queries'], $chosen['queries'] );
		self::assertSame( 0, $plain['made'], 'The product that is there is not made again.' );
		self::look( 'more', 'pot', '' );
		$few = self::look( 'reviews', 'pot', 'classic', 'reviews_order=highest' );
		self::assertIsArray( $few['names'] );
		self::assertCount( 20, $few['names'] );
		self::look( 'more', 'pot', '' );
		$many = self::look( 'reviews', 'pot', 'classic', 'reviews_order=highest' );
		self::assertIsArray( $many['names'] );
		self::assertCount( 40, $many['names'] );
		self::assertSame( $few['queries'], $many['queries'] );
	}

	/**
	 * Who is seen in a template: WooCommerce's blocks leave answers out.
	 *
	 * @return list<string>
	 */
	private static function in( string $kind, string ...$names ): array {
		return array_values( 'block' === $kind ? array_diff( $names, [ 'Shop' ] ) : $names );
	}

	/**
	 * The links of a gallery.
	 *
	 * @param array<array-key, mixed> $seen What a step tells.
	 * @return list<array<array-key, mixed>>
	 */
	private static function links( array $seen ): array {
		self::assertIsArray( $seen['links'] );
		return array_values( array_filter( $seen['links'], is_array( ... ) ) );
	}
}
