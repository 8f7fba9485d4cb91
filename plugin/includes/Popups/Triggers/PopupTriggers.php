<?php
declare( strict_types=1 );

namespace Brolga\Popups\Triggers;

use Brolga\Api\Popups\PopupTrigger;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;
use Brolga\Popups\Settings\PopupSettings;

/**
 * All available triggers: those of this plugin and those that other plugins add.
 *
 * @see EXT-4
 */
final class PopupTriggers {

	public const FILTER = 'brolga_popup_triggers';

	/** @var array<string, PopupTrigger>|null Null until first used. */
	private ?array $all = null;

	/** @param list<PopupTrigger> $own */
	public function __construct(
		#[All( PopupTrigger::class )] private readonly array $own,
		private readonly LinkTrigger $by_link
	) {}

	/** @return array<string, PopupTrigger> */
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
				 *     `Brolga\Api\Popups\PopupTrigger`. Default: none.
				 */
				return apply_filters( 'brolga_popup_triggers', [] );
			}
		);
	}

	public function of( PopupSettings $settings ): PopupTrigger {
		return $this->all()[ $settings->text( 'trigger_event' ) ] ?? $this->by_link;
	}
}
