<?php
declare( strict_types=1 );

namespace Brolga\Toolbar;

use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestName;
use Brolga\AbTests\Registry\Variant;
use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Consent\ConsentQuestion;
use Brolga\Consent\OtherBanner;
use Brolga\Core\Support\Roles;
use Brolga\Popups\PopupMarkup;
use Brolga\Popups\PopupsOnPage;
use Brolga\Popups\Settings\PopupSettings;
use Brolga\Popups\Triggers\PopupTriggers;
use Brolga\Tracking\TrackedPage;
use Brolga\Tracking\TrackingSettings;

/**
 * The A/B tests, popups and tracking services that act on the current page. Links that the user
 * may not open are empty.
 *
 * @see TOOLBAR-4 TOOLBAR-5 TOOLBAR-6
 */
final class ToolbarData {

	public function __construct(
		private readonly PageTests $tests,
		private readonly PopupsOnPage $popups,
		private readonly PopupTriggers $triggers,
		private readonly ConsentQuestion $question,
		private readonly OtherBanner $other,
		private readonly TrackingSettings $tracking,
		private readonly TrackedPage $page
	) {}

	/** @return array<string, mixed> */
	public function values(): array {
		$popups = $this->popups->shown();
		$told   = $this->page->services();
		return [
			'tests'    => [
				...array_map( static fn ( Test $test ): array => self::test( $test, true ), $this->tests->printed() ),
				...array_map(
					static fn ( Test $test ): array => self::test( $test, false ),
					$this->tests->goals_alone()
				),
			],
			'popups'   => array_map( $this->popup( ... ), array_keys( $popups ), $popups ),
			'services' => array_map(
				fn ( Service $service ): array => $this->service( $service, $told ),
				$this->services()
			),
			'asks'     => match ( true ) {
				$this->question->is_asked() => 'us',
				$this->other->asks()        => 'other',
				default                     => 'nobody',
			},
			'log'      => isset( $told['log'] ),
			'secret'   => $this->page->is_secret(),
			'links'    => [
				'log'      => current_user_can( Roles::MANAGE_SETTINGS )
					&& ! isset( $told['log'] )
					&& ! $this->page->is_secret()
					&& [] !== $this->tracking->services()
					? add_query_arg( TrackedPage::LOG, '1' )
					: '',
				'tracking' => self::settings( 'tracking' ),
				'consent'  => self::settings( 'consent' ),
			],
		];
	}

	/**
	 * @param bool $is_here Whether the page shows the test's variants and is not only its goal.
	 * @return array<string, mixed>
	 */
	private static function test( Test $test, bool $is_here ): array {
		$key = $test->key->format();
		return [
			'key'      => $key,
			'name'     => TestName::of( $test ),
			'here'     => $is_here,
			'variants' => array_map(
				static fn ( Variant $variant ): array => [
					'number'  => $variant->number,
					'subject' => $test->key->subject( $variant->number ),
					'label'   => $variant->label,
				],
				$test->variants
			),
			'results'  => current_user_can( Roles::MANAGE_TESTS )
				? admin_url( "admin.php?page=brolga-experiments&test={$key}" )
				: '',
		];
	}

	/** @return array<string, mixed> */
	private function popup( int $id, PopupSettings $settings ): array {
		$title = wp_strip_all_tags( html_entity_decode( get_the_title( $id ), ENT_QUOTES, 'UTF-8' ) );
		return [
			'id'      => $id,
			'element' => PopupMarkup::element( $id ),
			'name'    => '' === $title ? __( '(no title)', 'brolga' ) : $title,
			'trigger' => $this->triggers->of( $settings )->summary( $settings->values ),
			'on'      => 'publish' === get_post_status( $id ),
			'edit'    => current_user_can( 'edit_post', $id ) ? (string) get_edit_post_link( $id, 'raw' ) : '',
		];
	}

	/** @return list<Service> The services that visitors may decline or that are told about visits. */
	private function services(): array {
		return array_values( array_filter(
			$this->question->services(),
			static fn ( Service $service ): bool => Category::Functional !== $service->category
		) );
	}

	/**
	 * @param array<string, array<string, mixed>> $told
	 * @return array<string, mixed>
	 */
	private function service( Service $service, array $told ): array {
		return [
			'id'    => $service->id,
			'name'  => $service->title,
			'host'  => $service->host,
			// Whether a service is told about this visit, which may be exempt as staff; null for other services.
			'hears' => isset( $this->tracking->services()[ $service->id ] ) ? isset( $told[ $service->id ] ) : null,
		];
	}

	private static function settings( string $section ): string {
		return current_user_can( Roles::MANAGE_SETTINGS )
			? admin_url( "admin.php?page=brolga-settings&section={$section}" )
			: '';
	}
}
