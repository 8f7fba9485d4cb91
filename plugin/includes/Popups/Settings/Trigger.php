<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;

/**
 * What opens a popup.
 *
 * @see POPUP-1
 */
enum Trigger: string {
	case None       = 'trigger_on_none';
	case Load       = 'trigger_on_load';
	case Scroll     = 'trigger_on_scroll';
	case Exit       = 'trigger_on_exit';
	case Inactivity = 'trigger_on_inactivity';
}
