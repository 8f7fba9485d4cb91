<?php
/**
 * Replaces WooCommerce's or the theme's template of reviews, and includes that template with a summary in it.
 *
 * @see SHOP-53
 */

declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Core\Support\Html;

ob_start();
require ReviewTemplate::original();
Html::put( ReviewTemplate::with_summary( (string) ob_get_clean() ) );
