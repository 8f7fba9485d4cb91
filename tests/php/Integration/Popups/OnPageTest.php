<?php
/**
 * Popups on pages.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Popups;

use Brolga\Core\Page\ClientConfig;
use Brolga\Core\Page\LinkPage;
use Brolga\Core\Page\LinkPages;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Popups\PopupData;
use Brolga\Popups\PopupsOnPage;
use Brolga\Popups\PopupsSection;
use Brolga\Popups\PublishedPopups;
use Brolga\Popups\Settings\PopupType;
use Brolga\Tests\PopupTestCase;
use Brolga\Tests\Support\Posts;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Query;

/**
 * POPUP-13 POPUP-15 POPUP-34 POPUP-35 POPUP-37 POPUP-38
 */
final class OnPageTest extends PopupTestCase {

	private const LINK = '<!-- wp:paragraph --><p><a href="%s">Open</a></p><!-- /wp:paragraph -->';

	/**
	 * POPUP-37: a dialog with the popup's blocks, closed, named by its title.
	 */
	public function test_a_popup_is_a_dialog_with_its_blocks(): void {
		$popup = $this->popup(
			[ 'show' => 'site' ],
			[
				'brolga_position'     => 'bottom-left',
				'brolga_tab_label'    => 'Offer & more',
				'brolga_animation_ms' => 450,
				'opening_animation'   => 'zoom',
				'closing_animation'   => 'slide-up',
				'close_btn_position'  => 'top-left',
				'close_btn_outside'   => 'on',
			],
			title: 'Sale "now"'
		);
		$html  = $this->visit();
		self::assertStringContainsString( "<dialog id=\"brolga-popup-{$popup}\" class=\"brolga-popup is-bottom-left\" data-brolga-popup=\"{$popup}\" data-brolga-module=\"brolga/popup\" aria-label=\"Sale &#8220;now&#8221;\" style=\"--brolga-popup-ms:450ms\" data-opening_animation=\"zoom\" data-closing_animation=\"slide-up\" data-close_btn_position=\"top-left\" data-close_btn_outside=\"on\" hidden><div class=\"brolga-popup__box\"><div class=\"brolga-popup__content\" tabindex=\"-1\" autofocus>", $html );
		self::assertStringContainsString( '>Spring sale</p>', $html );
		self::assertStringContainsString( '<button type="button" class="brolga-popup__close" data-brolga-popup-close aria-label="Close">', $html );
		self::assertStringContainsString( "<button type=\"button\" class=\"brolga-popup-tab\" data-brolga-popup-tab=\"{$popup}\" hidden>Offer &amp; more</button>", $html );
		self::assertContains( '@brolga/popups', $this->enqueued_modules() );
	}

	/**
	 * POPUP-35: a page without popups prints nothing, loads nothing and asks the database nothing.
	 */
	public function test_a_page_without_popups_pays_nothing(): void {
		$this->popup( [ 'show' => 'chosen', 'posts' => [ $this->make_post() ] ] );
		$this->built->get( PublishedPopups::class )->all();
		$before = self::db()->num_queries;
		self::assertSame( '', $this->visit() );
		self::assertSame( $before, self::db()->num_queries );
		self::assertNotContains( '@brolga/popups', $this->enqueued_modules() );
		self::assertFalse( wp_style_is( 'brolga-popups' ) );
	}

	/**
	 * The modules that are on the page.
	 *
	 * @return list<string>
	 */
	private function enqueued_modules(): array {
		return array_values( array_filter(
			[ '@brolga/popups', '@brolga/site' ],
			static fn ( string $id ): bool => in_array( $id, wp_script_modules()->get_queue(), true )
		) );
	}

	/**
	 * POPUP-34: pages are chosen by what they are.
	 */
	public function test_pages_are_chosen(): void {
		$page    = $this->make_post();
		$other   = $this->make_post();
		$post    = $this->make_post( type: 'post' );
		$term    = Posts::term( 'category', 'Trees', $post );
		$popups  = [
			'site'    => $this->popup( [ 'show' => 'site' ] ),
			'except'  => $this->popup( [ 'show' => 'site', 'exclude' => [ $page ] ] ),
			'front'   => $this->popup( [ 'show' => 'chosen', 'front' => true ] ),
			'page'    => $this->popup( [ 'show' => 'chosen', 'posts' => [ $page ] ] ),
			'types'   => $this->popup( [ 'show' => 'chosen', 'types' => [ 'post' ] ] ),
			'term'    => $this->popup( [ 'show' => 'chosen', 'terms' => [ $term ] ] ),
			'nowhere' => $this->popup( [ 'show' => 'chosen' ] ),
			'linked'  => $this->popup( [ 'show' => 'linked' ] ),
		];
		$names   = fn ( string $name = '', int|string $value = '' ): array => array_keys(
			array_intersect( $popups, self::popups_in( $this->visit( '' === $name ? [] : [ $name => $value ] ) ) )
		);
		self::assertSame( [ 'site', 'except', 'front' ], $names() );
		self::assertSame( [ 'site', 'page' ], $names( 'page_id', $page ) );
		self::assertSame( [ 'site', 'except' ], $names( 'page_id', $other ) );
		self::assertSame( [ 'site', 'except', 'types', 'term' ], $names( 'p', $post ) );
		self::assertSame( [ 'site', 'except', 'term' ], $names( 'cat', $term ) );
		self::assertSame( [ 'site', 'except' ], $names( 's', 'trees' ) );
	}

	/**
	 * POPUP-34: who is signed in is known to the server, because no cache keeps their pages.
	 */
	public function test_a_popup_is_for_members_or_for_guests(): void {
		$in  = $this->popup( [ 'user' => 'in' ] );
		$out = $this->popup( [ 'user' => 'out' ] );
		self::assertSame( [ $out ], self::popups_in( $this->visit() ) );
		$this->become( 'subscriber' );
		self::assertSame( [ $in ], self::popups_in( $this->visit() ) );
	}

	/**
	 * POPUP-34: what is over is not printed; what is still to come is, and the browser waits, because a cache may keep
	 * the page until then.
	 */
	public function test_dates_are_the_sites(): void {
		update_option( 'timezone_string', 'Australia/Brisbane' );
		$now   = $this->clock->now()->setTimezone( wp_timezone() );
		$over  = $this->popup( [ 'ends' => $now->modify( '-1 minute' )->format( 'Y-m-d\TH:i:s' ) ] );
		$runs  = $this->popup( [ 'ends' => $now->modify( '+1 hour' )->format( 'Y-m-d\TH:i:s' ) ] );
		$early = $this->popup( [ 'starts' => $now->modify( '+1 day' )->format( 'Y-m-d\TH:i' ) ] );
		self::assertSame(
			[ $runs, $early ],
			self::popups_in( $this->visit( [], sprintf( self::LINK, "#brolga-popup-{$over}" ) ) )
		);
		$page_config = $this->page_config();
		self::assertSame( $now->modify( '+1 hour' )->getTimestamp(), $page_config[ $runs ]['until'] ?? null );
		self::assertSame( 0, $page_config[ $runs ]['from'] ?? null );
		self::assertSame(
			$now->modify( '+1 day' )->setTime( (int) $now->format( 'H' ), (int) $now->format( 'i' ) )->getTimestamp(),
			$page_config[ $early ]['from'] ?? null
		);
	}

	/**
	 * The popups of the page config, by id.
	 *
	 * @return array<array-key, array<string, mixed>>
	 */
	private function page_config(): array {
		$popups = $this->built->get( PopupData::class )->page_config()['popups_by_id'] ?? null;
		self::assertIsObject( $popups );
		/** @var array<array-key, array<string, mixed>> $all */
		$all = get_object_vars( $popups );
		return $all;
	}

	/**
	 * Popups that nobody is to see.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function hidden(): iterable {
		yield 'a draft' => [ 'draft' ];
		yield 'in the bin' => [ 'trash' ];
		yield 'private' => [ 'private' ];
		yield 'to come' => [ 'future' ];
	}

	/**
	 * POPUP-35: what is switched off is printed nowhere, not even where a link asks for it.
	 *
	 * @param string $status The popup's status.
	 */
	#[DataProvider( 'hidden' )]
	public function test_what_is_switched_off_is_not_printed( string $status ): void {
		$popup = $this->popup();
		self::assertSame( [ $popup ], self::popups_in( $this->visit() ) );
		wp_update_post( [
			'ID'            => $popup,
			'post_status'   => $status,
			'edit_date'     => true,
			'post_date'     => 'future' === $status ? '2099-01-01 00:00:00' : '2020-01-01 00:00:00',
			'post_date_gmt' => 'future' === $status ? '2099-01-01 00:00:00' : '2020-01-01 00:00:00',
		] );
		self::assertSame( $status, get_post_status( $popup ) );
		self::assertSame( '', $this->visit( [], sprintf( self::LINK, "#brolga-popup-{$popup}" ) ) );
	}

	/**
	 * POPUP-35: nor what is behind a password or deleted.
	 */
	public function test_what_is_locked_or_gone_is_not_printed(): void {
		$locked = $this->popup();
		$gone   = $this->popup();
		wp_update_post( [ 'ID' => $locked, 'post_password' => 'secret' ] );
		self::assertSame( [ $gone ], self::popups_in( $this->visit() ) );
		wp_delete_post( $gone, true );
		self::assertSame( '', $this->visit() );
	}

	/**
	 * Links to a popup.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function links(): iterable {
		yield 'its place' => [ '#brolga-popup-%1$d' ];
		yield 'its place on this page' => [ 'http://127.0.0.1/prices/#brolga-popup-%1$d' ];
		yield 'its page' => [ '%2$s' ];
		yield 'its page, with a place' => [ '%2$s#top' ];
		yield 'its page, with a campaign' => [ '%2$s?utm_source=mail&utm_medium=x' ];
	}

	/**
	 * POPUP-38: a link is one however its address ends, and another popup's or a longer word is none.
	 */
	public function test_a_link_is_read_to_its_end(): void {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( \WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '/%postname%' );
		$popup = $this->popup( [ 'show' => 'linked' ] );
		$href  = esc_url( (string) get_permalink( $popup ) );
		self::assertStringEndsWith( '/popup/spring-sale', $href );
		foreach ( [ '', '/', '#top', '?a=b' ] as $end ) {
			self::assertSame(
				[ $popup ],
				self::popups_in( $this->visit( [], sprintf( self::LINK, $href . $end ) ) ),
				$end
			);
		}
		self::assertSame(
			[ $popup ],
			self::popups_in( $this->visit( [], "<!-- wp:html --><a href='{$href}'>Open</a><!-- /wp:html -->" ) )
		);
		foreach ( [ "{$href}-2", "#brolga-popup-{$popup}0", '#brolga-popup-', "#brolga-popup-0{$popup}" ] as $other ) {
			self::assertSame( '', $this->visit( [], sprintf( self::LINK, $other ) ), $other );
		}
	}

	/**
	 * POPUP-38: a draft's address, written down before it was switched on.
	 */
	public function test_an_address_from_before_it_was_on_is_a_link(): void {
		$popup = $this->popup( [ 'show' => 'linked' ] );
		foreach ( [ '&#038;', '&amp;' ] as $and ) {
			self::assertSame(
				[ $popup ],
				self::popups_in( $this->visit(
					[],
					sprintf( self::LINK, "http://127.0.0.1/?post_type=brolga_popup{$and}p={$popup}" )
				) ),
				$and
			);
		}
	}

	/**
	 * POPUP-38: a popup that a link opens is on the page of the link.
	 *
	 * @param string $href The link.
	 */
	#[DataProvider( 'links' )]
	public function test_a_linked_popup_is_on_the_page( string $href ): void {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( \WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '/%postname%/' );
		$popup = $this->popup( [ 'show' => 'linked' ] );
		self::assertSame( '', $this->visit( [], sprintf( self::LINK, 'http://127.0.0.1/popups/' ) ) );
		self::assertSame(
			[ $popup ],
			self::popups_in( $this->visit(
				[],
				sprintf( self::LINK, esc_url( sprintf( $href, $popup, (string) get_permalink( $popup ) ) ) )
			) )
		);
	}

	/**
	 * POPUP-38: where its conditions do not name the page, it opens by the link alone.
	 */
	public function test_a_linked_popup_does_not_open_by_itself(): void {
		$popup = $this->popup( [ 'show' => 'linked' ], [ 'trigger_event' => 'trigger_on_load' ] );
		$html  = $this->visit( [], sprintf( self::LINK, "#brolga-popup-{$popup}" ) );
		self::assertSame( [ $popup ], self::popups_in( $html ) );
		self::assertSame(
			'trigger_on_none',
			$this->built->get( PopupsOnPage::class )->shown()[ $popup ]->text( 'trigger_event' )
		);
	}

	/**
	 * POPUP-38: without pretty addresses too.
	 */
	public function test_a_linked_popup_is_on_the_page_without_pretty_addresses(): void {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( \WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '' );
		$popup = $this->popup( [ 'show' => 'linked' ] );
		self::assertSame(
			[ $popup ],
			self::popups_in( $this->visit( [], sprintf( self::LINK, esc_url( (string) get_permalink( $popup ) ) ) ) )
		);
	}

	/**
	 * POPUP-38: a popup that another one links to comes along, also where they link to each other.
	 */
	public function test_a_popup_can_link_to_another(): void {
		$second = $this->popup( [ 'show' => 'linked' ] );
		$first  = $this->popup( [ 'show' => 'linked' ], [], sprintf( self::LINK, "#brolga-popup-{$second}" ) );
		wp_update_post( [ 'ID' => $second, 'post_content' => sprintf( self::LINK, "#brolga-popup-{$first}" ) ] );
		self::assertSame(
			[ $first, $second ],
			self::popups_in( $this->visit( [], sprintf( self::LINK, "#brolga-popup-{$first}" ) ) )
		);
	}

	/**
	 * POPUP-37: a form in a popup is found again in the popup's post.
	 */
	public function test_a_form_in_a_popup_is_found_again(): void {
		$popup = $this->popup( [], [], '<!-- wp:brolga/contact-form {"uid":"a1b2","title":"Ask us"} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Your name"} /--><!-- /wp:brolga/contact-form -->' );
		$html  = $this->visit();
		preg_match( '/name="brolga_form" value="([^"]+)"/', $html, $found );
		$id = $this->built->get( FormTokens::class )->read( $found[1] ?? '' );
		self::assertSame( "popup-{$popup}:a1b2", $id->format() );
		self::assertSame( 'Ask us', $this->built->get( FormLocator::class )->find( $id )?->title );
	}

	/**
	 * POPUP-37: images in a popup leave the page's first image its haste.
	 */
	public function test_a_popups_images_wait(): void {
		$this->popup( [], [], '<!-- wp:image --><figure class="wp-block-image"><img src="/a.jpg" alt="" width="1200" height="800"/></figure><!-- /wp:image -->' );
		$html = $this->visit();
		self::assertStringContainsString( 'loading="lazy"', $html );
		self::assertStringNotContainsString( 'fetchpriority', $html );
		self::assertTrue( wp_high_priority_element_flag() );
	}

	/**
	 * POPUP-13: the fields are there on every page, empty where it has no popup.
	 */
	public function test_the_page_config_is_empty_without_popups(): void {
		self::assertSame( '', $this->visit() );
		self::set( new PopupsSection(), [ 'custom_css_selector' => '.open-popup' ] );
		self::assertSame(
			'{"custom_css_selector":"","dnxte_popup_show":"{\"popup_ids\":[]}","trigger_event":[],"popup_markups":[],"popups_by_id":{},"popup_cap":{"count":0,"hours":24}}',
			wp_json_encode( $this->built->get( PopupData::class )->page_config() )
		);
	}

	/**
	 * POPUP-13 POPUP-15: the page's popups with all they are set to, and what only a browser can check.
	 */
	public function test_the_page_config_tells_of_the_pages_popups(): void {
		self::set(
			new PopupsSection(),
			[ 'custom_css_selector' => '.open-popup', 'cap_count' => 2, 'cap_hours' => 48 ]
		);
		$popup = $this->popup(
			[ 'referrer' => [ 'google.' ], 'device' => [ 'phone' ], 'cart' => 'filled' ],
			[
				'trigger_event'       => 'trigger_on_scroll',
				'onscroll_offset'     => 30,
				'custom_selector'     => '.sale',
				'hide_close_button'   => 'on',
				'close_overlay_click' => 'off',
			]
		);
		$this->visit();
		$page_config = $this->built->get( PopupData::class )->page_config();
		self::assertSame( '.open-popup', $page_config['custom_css_selector'] );
		self::assertSame( "{\"popup_ids\":[{$popup}]}", $page_config['dnxte_popup_show'] );
		self::assertSame( [ 'trigger_on_scroll' ], $page_config['trigger_event'] );
		self::assertSame( [ "brolga-popup-{$popup}" ], $page_config['popup_markups'] );
		self::assertSame( [ 'count' => 2, 'hours' => 48 ], $page_config['popup_cap'] );
		$one = $this->page_config()[ $popup ];
		self::assertSame(
			[ 'trigger_on_scroll', 30, '%', '.sale', 'off' ],
			[
				$one['trigger_event'],
				$one['onscroll_offset'],
				$one['onscroll_offset_units'],
				$one['custom_selector'],
				$one['remove_link'],
			]
		);
		self::assertSame(
			[ [ 'google.' ], [ 'phone' ], 'filled', 0, 0 ],
			[ $one['referrer'], $one['device'], $one['cart'], $one['from'], $one['until'] ]
		);
		self::assertSame( get_permalink( $popup ), $one['permalink'] );
		// POPUP-33: where the button has to stay, the script is not told to hide it.
		self::assertSame( 'off', $one['hide_close_button'] );
	}

	/**
	 * POPUP-13: the page config stands in the page's, in the footer, when the popups are known.
	 */
	public function test_the_page_config_is_the_pages(): void {
		$popup = $this->popup();
		$this->fresh();
		$this->built->get( ClientConfig::class )->register();
		$GLOBALS['wp_query'] = new WP_Query();
		do_action( 'template_redirect' );
		do_action( 'wp_enqueue_scripts' );
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( "\"popup_markups\":[\"brolga-popup-{$popup}\"]", $html );
	}

	/**
	 * POPUP-420: who has just confirmed by a link of an email is asked for nothing.
	 */
	public function test_no_popup_opens_over_the_answer_to_a_link(): void {
		$this->popup();
		self::assertNotSame( '', $this->visit() );
		$this->fresh();
		$answer = static fn (): LinkPage => new LinkPage( 200, 'Done', 'Thank you.' );
		$this->built->get( LinkPages::class )->add( $answer );
		$GLOBALS['wp_query'] = new WP_Query();
		do_action( 'template_redirect' );
		do_action( 'wp_enqueue_scripts' );
		self::assertSame( [], $this->built->get( PopupsOnPage::class )->shown() );
	}

	/**
	 * POPUP-31: on a popup's own page no other lies over it; who may edit it sees it as visitors will.
	 */
	public function test_a_popups_own_page(): void {
		$popup = $this->popup();
		$this->popup();
		$query = [ 'p' => $popup, 'post_type' => PopupType::POST_TYPE ];
		self::assertSame( '', $this->visit( $query ) );
		$this->become( 'editor' );
		self::assertSame( [ $popup ], self::popups_in( $this->visit( $query ) ) );
		$draft = $this->popup( status: 'draft' );
		self::assertSame(
			[ $draft ],
			self::popups_in( $this->visit( [ 'p' => $draft, 'post_type' => PopupType::POST_TYPE ] ) )
		);
	}
}
