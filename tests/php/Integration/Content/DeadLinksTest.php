<?php
/**
 * Links that stand on every page.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Links\ChromeLinks;
use Brolga\Content\Links\DeadLinksCheck;
use Brolga\Content\Links\OwnAddress;
use Brolga\Core\Health\HealthState;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use WP_Rewrite;

/**
 * @see MENU-30
 */
final class DeadLinksTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '/%postname%/' );
		$rewrite->flush_rules( false );
	}

	protected function tearDown(): void {
		parent::tearDown();
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->init();
	}

	/**
	 * MENU-30: what leads to nothing on this site, and nothing else.
	 */
	public function test_only_what_leads_to_nothing_is_dead(): void {
		[ $page ]  = Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'services', 'post_title' => 'Services' ] );
		Posts::make(
			1,
			[ 'post_type' => 'page', 'post_name' => 'prices', 'post_title' => 'Prices', 'post_parent' => $page ]
		);
		Posts::make(
			1,
			[ 'post_type' => 'page', 'post_name' => 'soon', 'post_title' => 'Soon', 'post_status' => 'draft' ]
		);
		[ $post ] = Posts::make( 1, [ 'post_name' => 'a-story', 'post_title' => 'A story' ] );
		wp_insert_term( 'Roofs', 'category' );
		wp_set_object_terms( $post, 'roofs', 'category' );
		Posts::make( 1, [ 'post_type' => 'brolga_project', 'post_name' => 'a-pond', 'post_title' => 'A pond' ] );
		$this->become( 'administrator' );
		$home = home_url( '/' );
		foreach ( [
			$home,
			'/',
			'',
			'#top',
			'/services/',
			"{$home}services",
			'/services/prices/#table',
			'/a-story/',
			'/category/roofs/',
			'/work/a-pond/',
			'/work/all/',
			'/services/?name=Sam',
			"/?page_id={$page}",
			"/?p={$post}",
			'/?s=wall',
			'/feed/',
			'/wp-content/uploads/plan.pdf',
			'/wp-login.php',
			'https://elsewhere.example/contact/',
			'mailto:a@b.example',
			'tel:+61400000000',
			'//elsewhere.example/x',
		] as $alive ) {
			self::assertFalse( OwnAddress::is_dead( $alive ), $alive );
		}
		foreach ( [
			'/contact/',
			"{$home}contact/",
			'/services/none/',
			'/soon/',
			'/category/none/',
			'/?page_id=99999999',
			'/2031/01/',
			'/work/nothing/',
			'/?brolga_project=nothing',
		] as $dead ) {
			self::assertTrue( OwnAddress::is_dead( $dead ), $dead );
		}
	}

	/**
	 * MENU-30 LEAD-25: Health names them, from the menu and from the header.
	 */
	public function test_health_names_them(): void {
		Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'services', 'post_title' => 'Services' ] );
		[ $menu ] = Posts::make(
			1,
			[
				'post_type'    => 'wp_navigation',
				'post_content' => '<!-- wp:navigation-submenu {"label":"Work","url":"/services/"} --><!-- wp:navigation-link {"label":"Contact","url":"/get-in-touch/"} /--><!-- /wp:navigation-submenu -->',
			]
		);
		$links = new ChromeLinks();
		self::assertContains( '/services/', $links->all() );
		self::assertContains( '/get-in-touch/', $links->all() );
		$check   = new DeadLinksCheck( $links );
		$finding = $check->look();
		self::assertSame( HealthState::Recommended, $finding->state );
		self::assertStringContainsString( '/get-in-touch/', $finding->advice );
		self::assertStringNotContainsString( '/services/', $finding->advice );
		wp_delete_post( $menu, true );
		self::assertStringNotContainsString( '/get-in-touch/', $check->look()->advice );
	}
}
