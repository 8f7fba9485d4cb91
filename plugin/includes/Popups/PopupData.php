<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Page\PageConfig;
use Brolga\Core\Settings\Settings;
use Brolga\Popups\Settings\PopupSettings;

/**
 * The data about popups for a page's scripts. Pages without popups have the same fields, but
 * empty, because third-party scripts expect them.
 *
 * @see POPUP-13
 */
final class PopupData implements PageConfig {

	public function __construct(
		private readonly PopupsOnPage $page,
		private readonly Settings $settings
	) {}

	/** @return array<string, mixed> */
	public function page_config(): array {
		$shown = $this->page->shown();
		$ids   = array_keys( $shown );
		$site  = $this->settings->of( new PopupsSection() );
		return [
			'custom_css_selector' => [] === $shown ? '' : $site->text( 'custom_css_selector' ),
			'dnxte_popup_show'    => (string) wp_json_encode( [ 'popup_ids' => $ids ] ),
			'trigger_event'       => array_map(
				static fn ( PopupSettings $popup ): string => $popup->text( 'trigger_event' ),
				array_values( $shown )
			),
			'popup_markups'       => array_map( PopupMarkup::element( ... ), $ids ),
			// Cast, so that JSON has an object even if it is empty.
			'popups_by_id'        => (object) array_combine( $ids, array_map( self::popup( ... ), $ids, $shown ) ),
			'popup_cap'           => [
				'count' => $site->number( 'cap_count' ),
				'hours' => $site->number( 'cap_hours' ),
			],
		];
	}

	/** @return array<string, mixed> */
	private static function popup( int $id, PopupSettings $settings ): array {
		return [
			'hide_close_button' => $settings->has_close_button() ? 'off' : 'on',
			'permalink'         => (string) get_permalink( $id ),
		] + $settings->values + $settings->conditions->for_browser();
	}
}
