<?php
declare( strict_types=1 );

namespace Brolga\Popups\Triggers;

use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;
use Brolga\Popups\Settings\PopupSettings;

/**
 * All that can open a popup.
 *
 * @see EXT-4
 */
final class PopupTriggers {

	/** How other plugins bring theirs. */
	public const FILTER = 'brolga_popup_triggers';

	/** @var array<string, PopupTrigger>|null Null: nobody has asked. */
	private ?array $all = null;

	/**
	 * @param list<PopupTrigger> $own Ours.
	 */
	public function __construct(
		#[All( PopupTrigger::class )] private readonly array $own,
		private readonly LinkTrigger $by_link
	) {}

	/**
	 * All of them, by their ids.
	 *
	 * @return array<string, PopupTrigger>
	 */
	public function all(): array {
		return $this->all ??= Extensions::all(
			PopupTrigger::class,
			$this->own,
			self::FILTER,
			static function (): mixed {
				/**
				 * Filters what can open popups besides Brolga's own triggers. Add the filter when your plugin is
				 * loaded.
				 *
				 * See docs/extending.md.
				 *
				 * @since 0.1.0
				 *
				 * @param list<PopupTrigger> $triggers Objects of classes that implement
				 *     `Brolga\Popups\Triggers\PopupTrigger`. Default: none.
				 */
				return apply_filters( 'brolga_popup_triggers', [] );
			}
		);
	}

	/**
	 * What opens a popup.
	 *
	 * @param PopupSettings $settings What the popup does.
	 */
	public function of( PopupSettings $settings ): PopupTrigger {
		return $this->all()[ $settings->text( 'trigger_event' ) ] ?? $this->by_link;
	}
}
