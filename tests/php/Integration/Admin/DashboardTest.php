<?php
/**
 * The widget on WordPress' dashboard.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Admin;

use Brolga\Core\Admin\Dashboard;
use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Capabilities;
use Brolga\Core\Support\Roles;
use Brolga\Health\HealthController;
use Brolga\Health\HealthNews;
use Brolga\Leads\LeadStatus;
use Brolga\Outbox\OutboxRepository;
use Brolga\Search\MissedSearchesWidget;
use Brolga\Search\MissedSearchRepository;
use Brolga\Tests\LeadTestCase;
use WP_REST_Request;

/**
 * LEAD-61
 */
final class DashboardTest extends LeadTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		remove_all_actions( 'wp_dashboard_setup' );
		HealthNews::forget();
		( new Capabilities() )->register();
		$this->built->get( Dashboard::class )->register();
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp_meta_boxes'] );
		parent::tearDown();
	}

	/**
	 * What somebody reads; empty: they have no widget.
	 *
	 * @param list<string> $capabilities What they may do.
	 */
	private function widget( array $capabilities ): string {
		$this->become( 'subscriber' );
		foreach ( $capabilities as $capability ) {
			wp_get_current_user()->add_cap( $capability );
		}
		set_current_screen( 'dashboard' );
		$GLOBALS['wp_meta_boxes'] = [];
		do_action( 'wp_dashboard_setup' );
		ob_start();
		do_meta_boxes( 'dashboard', 'normal', '' );
		return (string) ob_get_clean();
	}

	public function test_who_may_see_nothing_has_no_widget(): void {
		self::assertStringNotContainsString( 'Brolga', $this->widget( [] ) );
	}

	public function test_new_leads_are_named_with_a_way_to_them(): void {
		self::assertStringContainsString( 'No new leads.', $this->widget( [ Roles::MANAGE_LEADS ] ) );
		$this->send( $this->form_on_page() );
		$widget = $this->widget( [ Roles::MANAGE_LEADS ] );
		self::assertStringContainsString( '1 new lead', $widget );
		self::assertMatchesRegularExpression( '/page=brolga-leads&#038;lead=\d+">[^<]+</', $widget );
	}

	public function test_each_reads_what_they_may_alone(): void {
		$this->send( $this->form_on_page() );
		$widget = $this->widget( [ Roles::MANAGE_TESTS ] );
		self::assertStringContainsString( 'No test is running.', $widget );
		self::assertStringNotContainsString( 'new lead', $widget );
		self::assertStringNotContainsString( 'brolga-health', $widget );
	}

	/**
	 * SEARCH-11: what was typed stays text, and turns neither its count nor the line around.
	 */
	public function test_searches_without_results_are_listed(): void {
		$this->built->get( MissedSearchesWidget::class )->register();
		self::assertStringContainsString( 'Nothing is missing.', $this->widget( [ 'edit_pages' ] ) );
		$searches = $this->built->get( MissedSearchRepository::class );
		foreach ( [ '<b>מתנה', '4711' ] as $words ) {
			$searches->add( $words, 3, 3, $this->clock->timestamp() );
			$searches->reveal( $words, $words, 3 );
		}
		$widget = $this->widget( [ 'edit_pages' ] );
		self::assertStringContainsString( '<strong><bdi>&lt;b&gt;מתנה</bdi></strong> 3 times', $widget );
		self::assertStringContainsString( '<strong><bdi>4711</bdi></strong> 3 times', $widget );
		self::assertStringNotContainsString( 'Searches without results', $this->widget( [] ) );
	}

	public function test_what_failed_stands_first(): void {
		$this->send( $this->form_on_page() );
		$db = $this->built->get( Connection::class );
		$db->execute( "UPDATE {$db->table( 'outbox' )} SET status = %s", OutboxRepository::DEAD );
		$widget = $this->widget( [ Roles::MANAGE_LEADS, Roles::MANAGE_SETTINGS ] );
		self::assertStringContainsString( 'failed deliver', $widget );
		self::assertLessThan( strpos( $widget, 'new lead' ), strpos( $widget, 'failed deliver' ) );
	}

	/**
	 * LEAD-61: the checks take their time; the dashboard asks them once in five minutes, or after the Health screen
	 * has.
	 */
	public function test_checks_are_not_run_at_each_opening(): void {
		$this->widget( [ Roles::MANAGE_SETTINGS ] );
		$this->send( $this->form_on_page() );
		$db = $this->built->get( Connection::class );
		$db->execute( "UPDATE {$db->table( 'outbox' )} SET status = %s", OutboxRepository::DEAD );
		self::assertStringNotContainsString( 'failed deliver', $this->widget( [ Roles::MANAGE_SETTINGS ] ) );
		$this->built->get( HealthController::class )->add_routes();
		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/brolga/v1/health' ) )->get_status() );
		self::assertStringContainsString( 'failed deliver', $this->widget( [ Roles::MANAGE_SETTINGS ] ) );
	}

	/**
	 * SPAM-36: nobody is mailed of spam, so the dashboard leads to it.
	 */
	public function test_it_says_how_much_lies_in_spam(): void {
		self::assertStringNotContainsString( 'in Spam', $this->widget( [ Roles::MANAGE_LEADS ] ) );
		$this->send( $this->form_on_page() );
		$db = $this->built->get( Connection::class );
		$db->execute( "UPDATE {$db->table( 'entries' )} SET status = %s", LeadStatus::Spam->value );
		$widget = $this->widget( [ Roles::MANAGE_LEADS ] );
		self::assertStringContainsString( '1 message in Spam', $widget );
		self::assertStringContainsString( 'status=spam', $widget );
	}
}
