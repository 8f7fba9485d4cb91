<?php
/**
 * What tests of popups share.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Services;
use Brolga\Forms\Views\FormScope;
use Brolga\Popups\PopupChanges;
use Brolga\Popups\PopupsOnPage;
use Brolga\Popups\PublishedPopups;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use WP_Query;

/**
 * Tests with popups on pages.
 */
abstract class PopupTestCase extends TestCase {

	protected FrozenClock $clock;
	protected Container $built;

	/** What blocks were given before. */
	private ?Container $before = null;

	protected function setUp(): void {
		parent::setUp();
		$this->clock = new FrozenClock();
		// The site's own would use another clock.
		foreach ( [
			'wp_after_insert_post',
			'deleted_post',
			'added_post_meta',
			'updated_post_meta',
			'deleted_post_meta',
			'template_redirect',
			'wp_enqueue_scripts',
			'wp_footer',
		] as $hook ) {
			remove_all_actions( $hook );
		}
		update_option( PublishedPopups::OPTION, [], true );
		$this->before = Services::provide( Built::around( $this->clock ) );
		$this->fresh();
	}

	protected function tearDown(): void {
		if ( null !== $this->before ) {
			Services::provide( $this->before );
		}
		parent::tearDown();
	}

	/**
	 * The next request: what was known in the last one is forgotten.
	 */
	protected function fresh(): void {
		foreach ( [
			'wp_after_insert_post',
			'deleted_post',
			'added_post_meta',
			'updated_post_meta',
			'deleted_post_meta',
			'template_redirect',
			'wp_enqueue_scripts',
			'wp_footer',
		] as $hook ) {
			remove_all_actions( $hook );
		}
		$this->built = Built::around( $this->clock );
		Services::provide( $this->built );
		$this->built->get( PopupChanges::class )->register();
		$this->built->get( PopupsOnPage::class )->register();
	}

	/**
	 * Makes a popup.
	 *
	 * @param array<string, mixed> $conditions Where it belongs.
	 * @param array<string, mixed> $metas      Its other settings.
	 * @param string               $content    Block markup.
	 * @param string               $status     publish, draft …
	 */
	protected function popup(
		array $conditions = [],
		array $metas = [],
		string $content = '<!-- wp:paragraph --><p>Spring sale</p><!-- /wp:paragraph -->',
		string $status = 'publish',
		string $title = 'Spring sale'
	): int {
		$id = $this->make_post( $content, $status, PopupType::POST_TYPE, $title );
		foreach ( $metas + ( [] === $conditions ? [] : [ Fields::CONDITIONS => $conditions ] ) as $name => $value ) {
			update_post_meta( $id, $name, wp_slash( $value ) );
		}
		return $id;
	}

	/**
	 * What a page prints at its end.
	 *
	 * @param array<string, mixed> $query   Which page is asked for; none: the front page.
	 * @param string               $content What the page's template prints before its head.
	 */
	protected function visit( array $query = [], string $content = '' ): string {
		$this->fresh();
		// Blocks of forms ask it what they belong to.
		$this->built->get( FormScope::class )->register();
		$asked                   = new WP_Query();
		$GLOBALS['wp_query']     = $asked;
		$GLOBALS['wp_the_query'] = $asked;
		if ( [] === $query ) {
			$asked->is_home = true;
		} else {
			$asked->query( $query );
		}
		do_action( 'template_redirect' );
		do_blocks( $content );
		do_action( 'wp_enqueue_scripts' );
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	/**
	 * The popups that a page prints.
	 *
	 * @param string $html What it prints.
	 * @return list<int>
	 */
	protected static function popups_in( string $html ): array {
		preg_match_all( '/<dialog id="brolga-popup-(\d+)"/', $html, $found );
		return array_map( 'intval', $found[1] );
	}
}
